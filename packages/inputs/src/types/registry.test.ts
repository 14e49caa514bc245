import { inputTypes, isJsonArray, parseBoundedJson, type InputType, type Property } from '@confab/model';
import { anItemSchema } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEditTarget } from '../edits/find-edit-target.ts';
import { visitTexts } from '../find/searched-texts.ts';
import { getReferenceKind } from '../find/references.ts';
import { describeValue } from '../show/describe-value.ts';
import { acceptsValue, canBeLinked } from '../values/accepts-value.ts';
import { createDefaultValues } from '../values/create-default-values.ts';
import { fromSavedValue, toSavedValue } from '../values/saved-value.ts';
import { getValueType, valueTypes } from './registry.ts';

const property = (type: InputType): Property => ({ name: 'P', type });
const anyType = fc.constantFrom(...inputTypes);
/** A value that a client can send: request bodies with other keys or texts are refused. */
const anyValue = fc
  .json({ maxDepth: 3 })
  .map((text) => parseBoundedJson(text).value)
  .filter((value) => value !== undefined);

describe('the registry of value types', () => {
  test.each(inputTypes)('the registry has exactly one definition for inputs of the type %s', (type) => {
    const definitions = valueTypes.filter((valueType) => valueType.inputTypes.includes(type));
    expect(definitions).toHaveLength(1);
    expect(getValueType(type)).toBe(definitions[0]);
  });

  test('defines no type that the model does not have', () => {
    expect(valueTypes.flatMap((valueType) => valueType.inputTypes).toSorted()).toEqual([...inputTypes].toSorted());
  });

  test('only responses can be linked from other nodes (A3.54)', () => {
    expect(inputTypes.filter((type) => canBeLinked(property(type)))).toEqual(['AssistantResponse']);
  });

  test('the registry of value types begins every input with a value that the input accepts', () => {
    for (const type of inputTypes) {
      const values = createDefaultValues(anItemSchema({ properties: [property(type)] }), () => 'id');
      expect([type, acceptsValue(property(type), values['P'])]).toEqual([type, true]);
    }
  });

  test('the registry of value types accepts the same value before it is saved and after it is opened again', () => {
    fc.assert(
      fc.property(anyType, anyValue, (type, value) => {
        if (!acceptsValue(property(type), value) || type === 'Bool') return;
        expect(acceptsValue(property(type), fromSavedValue(property(type), toSavedValue(property(type), value)))).toBe(
          true,
        );
      }),
    );
  });

  test('the registry of value types saves a value that was saved and opened before in the same form', () => {
    fc.assert(
      fc.property(anyType, anyValue, (type, value) => {
        const saved = toSavedValue(property(type), value);
        expect(toSavedValue(property(type), fromSavedValue(property(type), saved))).toEqual(saved);
      }),
    );
  });

  test('describes and searches any value of any input without an exception', () => {
    fc.assert(
      fc.property(anyType, anyValue, (type, value) => {
        expect(() => describeValue(property(type), value, () => undefined)).not.toThrow();
        expect(() => visitTexts([property(type)], { P: value }, () => undefined)).not.toThrow();
      }),
    );
  });

  test('the registry of value types makes a list of rows the target of a path exactly for tables and trees', () => {
    for (const type of inputTypes) {
      const isList = isJsonArray(createDefaultValues(anItemSchema({ properties: [property(type)] }), () => 'id')['P']);
      expect([type, findEditTarget([property(type)], ['P']).type === 'list']).toEqual([type, isList]);
    }
  });

  test('pastes only values that the input accepts', () => {
    const cell = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('1', '1,5', 'yes', 'nein', ' 7 '));
    fc.assert(
      fc.property(anyType, cell, (type, text) => {
        const value = getValueType(type).paste?.(property(type), text);
        expect(acceptsValue(property(type), value)).toBe(true);
      }),
    );
  });

  test('knows that node, workflow and image inputs refer to nodes, workflows and assets', () => {
    const kinds = inputTypes.map((type) => [type, getReferenceKind(property(type))]).filter(([, kind]) => kind);
    expect(kinds).toEqual([
      ['Image', 'asset'],
      ['ImageInput', 'asset'],
      ['TargetNode', 'node'],
      ['TargetWorkflow', 'workflow'],
    ]);
  });
});
