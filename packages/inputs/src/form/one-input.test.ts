import { inputTypes, type JsonValue, type Property } from '@confab/model';
import { anItemSchema } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEdit } from '../edits/check-edit.ts';
import { createDefaultValues } from '../values/create-default-values.ts';
import { acceptsValue } from '../values/accepts-value.ts';
import { isLocked, isMandatory, readLimits } from './property-rules.ts';
import { fromSavedValue, toSavedValue } from '../values/saved-value.ts';
import { readMessage } from '../show/read-message.ts';
import { validate } from './validate.ts';
import { isHidden } from './visibility.ts';
import { aProperty } from '../testing/a-property.ts';

const schemaOf = (...properties: Property[]) => anItemSchema({ properties });
const id = '0190f5fe-7c00-7a00-8000-00000000c0de';

describe('the facts of a schema about an input (A3.27)', () => {
  test('a new item begins with the default values of its schema, and with new ids where the schema asks for them', () => {
    const schema = schemaOf(
      aProperty({ name: 'Id', flags: ['GenerateGuid'] }),
      aProperty({ name: 'Text', flags: ['GenerateTextGuid'] }),
      aProperty({ name: 'Given', defaultValue: 'x' }),
      aProperty({ name: 'Nothing' }),
    );
    expect(createDefaultValues(schema, () => id)).toEqual({ Id: id, Text: id.replaceAll('-', ''), Given: 'x' });
  });

  test('flags make an input mandatory, hidden or read-only, in any capitalisation', () => {
    expect([isMandatory(aProperty({ flags: ['Mandatory'] })), isMandatory(aProperty({}))]).toEqual([true, false]);
    expect(isHidden(aProperty({ flags: ['hidden'] }), { extensions: [] })).toBe(true);
    expect([isLocked(aProperty({ flags: ['ReadOnly'] })), isLocked(aProperty({}))]).toEqual([true, false]);
  });

  test('Validation gives an input its smallest and largest value, and flags', () => {
    const validation = '{"MinValue": 1, "MaxValue": "12", "Flags": "readonly, hidden"}';
    expect(readLimits(aProperty({ validation }))).toEqual({
      isBroken: false,
      min: 1,
      max: 12,
      isReadOnly: true,
      isHidden: true,
    });
    expect(readLimits(aProperty({ validation: '{"Flags":["readonly"]}' }))).toMatchObject({
      isReadOnly: true,
      isHidden: false,
    });
  });
});

describe('a value that is checked (A5.1, A5.2, A5.6)', () => {
  const anyValue = fc.jsonValue({ maxDepth: 2 }).map((value) => value as JsonValue);

  test('a mandatory input without a value is an error, except for a Bool and an Enum', () => {
    const nothing = fc.constantFrom<JsonValue | undefined>(undefined, null, '', '  ', [], {});
    fc.assert(
      fc.property(fc.constantFrom(...inputTypes), nothing, (type, value) => {
        const expected = type === 'Bool' || type === 'Enum' ? undefined : 'Value is required';
        expect(validate(aProperty({ type, flags: ['mandatory'] }), value)?.message).toBe(expected);
        expect(validate(aProperty({ type }), value)).toBeUndefined();
      }),
    );
  });

  test('no value of a Bool or an Enum is an error', () => {
    fc.assert(
      fc.property(fc.constantFrom('Bool' as const, 'Enum' as const), anyValue, (type, value) => {
        expect(
          validate(aProperty({ type, flags: ['mandatory'], validation: '{"MinValue":5}' }), value),
        ).toBeUndefined();
      }),
    );
  });

  test('a number is an error exactly when it is outside its limits', () => {
    const limits = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(limits, fc.integer({ min: -100, max: 100 }), ([one, other], value) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const limited = aProperty({ type: 'Int', validation: JSON.stringify({ MinValue: min, MaxValue: max }) });
        const error = validate(limited, value);
        if (value < min) expect(error).toMatchObject({ message: `Value should be ${min} or more` });
        else if (value > max) expect(error).toMatchObject({ message: `Value should be ${max} or less` });
        else expect(error).toBeUndefined();
      }),
    );
  });

  test('checking any value of any type throws no exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputTypes), anyValue, (type, value) => {
        expect(() => validate(aProperty({ type }), value)).not.toThrow();
        expect(acceptsValue(aProperty({ type }), value)).toBeTypeOf('boolean');
      }),
    );
  });
});

describe('a value that is saved and opened again is the same', () => {
  const text = fc.string({ maxLength: 8 });
  const language = fc.constantFrom('en', 'de', 'fr-CA');
  const entry = fc.record({
    EntryId: fc.uuid(),
    Order: fc.constant('a0'),
    DisplayText: text,
    ImageAssetId: fc.uuid(),
    AudioAssetId: fc.uuid(),
  });
  const values: readonly (readonly [Partial<Property>, fc.Arbitrary<JsonValue>])[] = [
    [{ type: 'Bool' }, fc.boolean()],
    [{ type: 'String' }, text],
    [{ type: 'Int' }, fc.integer()],
    [{ type: 'NString' }, fc.dictionary(language, text)],
    [{ type: 'MediaResponse' }, fc.record({ Id: fc.uuid(), Filename: text })],
    [{ type: 'AssistantResponse' }, fc.record({ SelectionMethod: fc.constant('Random'), Entries: fc.array(entry) })],
  ];

  test.each(values.map(([more, arbitrary]) => [more.type, more, arbitrary] as const))(
    'a value of the type %s is the same after it was saved and opened again',
    (_type, more, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, (value) => {
          const one = aProperty(more);
          const saved = toSavedValue(one, value);
          expect(fromSavedValue(one, saved)).toEqual(value);
          expect(toSavedValue(one, fromSavedValue(one, saved))).toEqual(saved);
        }),
      );
    },
  );

  test('a saved text that is not a JSON object stays as it is', () => {
    expect(fromSavedValue(aProperty({ type: 'NString' }), 'Hi')).toBe('Hi');
    expect(fromSavedValue(aProperty({ type: 'MediaResponse' }), '[1]')).toBe('[1]');
  });
});

describe('an update of an input (A5.25)', () => {
  const schema = schemaOf(aProperty({}));
  const edit = (path: string) => checkEdit(schema, {}, { path, action: 'ValueChanged', updatedValue: 'x' });

  test('an update of an existing input is accepted', () => {
    expect(edit('P')).toEqual([]);
  });

  test.each(['', '/', 'Q', 'P/x', '__proto__'])(
    'an update without an id, or with the id of no input, is refused: %j',
    (path) => {
      expect(edit(path)).toMatchObject([{ message: 'Error saving value' }]);
    },
  );
});

describe('a message of a form has a level and may end in something (A2.39)', () => {
  const message = (value: JsonValue, displayAs?: string) =>
    readMessage(aProperty({ type: 'Message', ...(displayAs ? { displayAs } : {}) }), value);

  test.each(['error', 'warning', 'info'] as const)('a message has the level %s', (level) => {
    expect(message('Mind the step', level)).toMatchObject({ level, text: 'Mind the step', action: 'default' });
    expect(message({ Level: level.toUpperCase(), Text: 'Mind' })).toMatchObject({ level, text: 'Mind' });
  });

  test('a message has the level of its severity: Information, Warning or Error (A3.69)', () => {
    const levels = ['Information', 'Warning', 'Error'].map((Level) => message({ Level, Text: 'Mind' }).level);
    expect(levels).toEqual(['info', 'warning', 'error']);
    expect(message('Mind the step', 'Error').level).toBe('error');
    // A message without a level has that of the input, so `Information` has to be recognised as a level.
    expect(message({ Level: 'Information', Text: 'Mind' }, 'error').level).toBe('info');
  });

  test.each(['link', 'button', 'label', 'default'] as const)('a message ends in the display type %s', (action) => {
    expect(message({ Text: 'x', DisplayType: action, Link: 'https://a.example' })).toMatchObject({ action });
  });

  test.each(['javascript:alert(1)', ' data:text/html,x', '/relative', ''])(
    'a message has no link unless it leads to the web: %j',
    (Link) => {
      expect(message({ Text: 'x', DisplayType: 'link', Link })).toMatchObject({ link: '', action: 'default' });
    },
  );
});
