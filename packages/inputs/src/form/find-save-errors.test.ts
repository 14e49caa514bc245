import type { ItemSchema, Property } from '@confab/model';
import { anItemSchema } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { findSaveErrors, type FormScripts } from './find-save-errors.ts';

const schemaOf = (properties: readonly Property[], javaScript?: ItemSchema['javaScript']) =>
  anItemSchema({ properties: [...properties], ...(javaScript ? { javaScript } : {}) });
const input = (name: string, more: Partial<Property> = {}): Property => ({ name, type: 'String', ...more });

/** Fake scripts, with their JSON result as the source. */
const scripts: FormScripts = {
  getControlDisplay: async (script) => (script === undefined ? undefined : JSON.parse(script)),
  async findInputErrors(script, _values, names) {
    const said: Record<string, string> = script === undefined ? {} : JSON.parse(script);
    return Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)));
  },
  findInputError: async (script) => (script === undefined || script === '' ? undefined : script),
};
const ask = (schema: ItemSchema, extensions: readonly string[] = []) => findSaveErrors(schema, {}, extensions, scripts);

describe('findSaveErrors', () => {
  test("findSaveErrors reports the errors of the schema's script and of the scripts of inputs (A3.29, A3.51)", async () => {
    const schema = schemaOf([input('A'), input('B', { validatePreSaveJs: 'B is wrong' }), input('C')], {
      validatePreSave: '{"A":"A is wrong"}',
    });
    expect(await ask(schema)).toEqual({ A: 'A is wrong', B: 'B is wrong' });
  });

  test("findSaveErrors reports one error per input, the schema's before the input's own", async () => {
    const schema = schemaOf([input('A', { validatePreSaveJs: 'own' })], { validatePreSave: '{"A":"of the schema"}' });
    expect(await ask(schema)).toEqual({ A: 'of the schema' });
  });

  test('findSaveErrors reports no errors of inputs that cannot be filled in: hidden, locked, switched off, or of an extension that is not enabled', async () => {
    const wrong = { validatePreSaveJs: 'wrong' };
    const schema = schemaOf(
      [
        input('Hidden', { ...wrong, flags: ['Hidden'] }),
        input('Locked', { ...wrong, flags: ['readonly'] }),
        input('ByScript', wrong),
        input('Off', wrong),
        input('OfExtension', { ...wrong, limitToAllExtensions: ['review'] }),
      ],
      { getControlDisplay: '{"ByScript":{"visible":false},"Off":{"enabled":false}}' },
    );
    expect(await ask(schema)).toEqual({});
    expect(await ask(schema, ['review'])).toEqual({ OfExtension: 'wrong' });
  });

  test('findSaveErrors runs nothing and reports nothing for a schema without scripts', async () => {
    const never: FormScripts = {
      getControlDisplay: () => Promise.reject(new Error('was run')),
      findInputErrors: () => Promise.reject(new Error('was run')),
      findInputError: () => Promise.reject(new Error('was run')),
    };
    expect(await findSaveErrors(schemaOf([input('A')], { getControlDisplay: '{}' }), {}, [], never)).toEqual({});
  });
});
