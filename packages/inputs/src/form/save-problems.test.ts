import type { ItemSchema, Property } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { saveProblems, type FormScripts } from './save-problems.ts';

const schemaOf = (properties: readonly Property[], javaScript?: ItemSchema['javaScript']): ItemSchema => ({
  type: 'T',
  kind: 'node',
  title: 'T',
  description: '',
  icon: '',
  categories: [],
  groups: [],
  properties: [...properties],
  ...(javaScript ? { javaScript } : {}),
});
const input = (name: string, more: Partial<Property> = {}): Property => ({ name, type: 'String', ...more });

/** Scripts whose texts are what they answer, as JSON. */
const scripts: FormScripts = {
  controlsOf: async (script) => (script === undefined ? undefined : JSON.parse(script)),
  async problemsOf(script, _values, names) {
    const said: Record<string, string> = script === undefined ? {} : JSON.parse(script);
    return Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)));
  },
  problemOf: async (script) => (script === undefined || script === '' ? undefined : script),
};
const ask = (schema: ItemSchema, extensions: readonly string[] = []) => saveProblems(schema, {}, extensions, scripts);

describe('what forbids saving', () => {
  test("is what the schema's script says, and what the script of an input says of that one (A3.29, A3.51)", async () => {
    const schema = schemaOf([input('A'), input('B', { validatePreSaveJs: 'B is wrong' }), input('C')], {
      validatePreSave: '{"A":"A is wrong"}',
    });
    expect(await ask(schema)).toEqual({ A: 'A is wrong', B: 'B is wrong' });
  });

  test("is said once of an input: the schema's word goes before its own", async () => {
    const schema = schemaOf([input('A', { validatePreSaveJs: 'own' })], { validatePreSave: '{"A":"of the schema"}' });
    expect(await ask(schema)).toEqual({ A: 'of the schema' });
  });

  test('is nothing that nobody could put right: hidden, locked, switched off, or of an extension that is not enabled', async () => {
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

  test('is nothing where no script asks, and nothing is run then', async () => {
    const never: FormScripts = {
      controlsOf: () => Promise.reject(new Error('was run')),
      problemsOf: () => Promise.reject(new Error('was run')),
      problemOf: () => Promise.reject(new Error('was run')),
    };
    expect(await saveProblems(schemaOf([input('A')], { getControlDisplay: '{}' }), {}, [], never)).toEqual({});
  });
});
