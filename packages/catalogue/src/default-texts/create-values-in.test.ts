import { createDefaultValues, isTranslationNeeded, listTranslatable, readAt, readTranslation } from '@confab/inputs';
import { projectLanguages, type ItemSchema } from '@confab/model';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { createValuesIn } from './create-values-in.ts';
import { defaultTexts } from './default-texts.ts';

const newId = () => 'id';
const schemas: readonly ItemSchema[] = [
  ...Object.values(catalogue.projectSchemas),
  ...Object.values(catalogue.workflowSchemas),
  ...Object.values(catalogue.nodeSchemas),
  ...Object.values(catalogue.pageSchemas),
];
const english = new Set(Object.values(defaultTexts.en).map((text) => JSON.stringify(text)));

/** A schema of the catalogue that begins with texts. */
function findSchema(type: string): ItemSchema {
  const schema = catalogue.pageSchemas[type] ?? catalogue.projectSchemas[type];
  if (!schema) throw new Error(`The catalogue has ${type}.`);
  return schema;
}

test('every text that something new begins with is known in all languages', () => {
  const texts = schemas.flatMap((schema) => listTranslatable(schema.properties, createDefaultValues(schema, newId)));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ value }) => !english.has(JSON.stringify(value)))).toEqual([]);
});

test.each(projectLanguages)('new items in a project in %s have their texts in this language', (language) => {
  for (const schema of schemas) {
    const values = createValuesIn({ schema, given: {}, languages: [language] }, newId);
    expect(values['Translations']).toBeUndefined();
    const texts = listTranslatable(schema.properties, values).map(({ value }) => JSON.stringify(value));
    const own = new Set(Object.values(defaultTexts[language]).map((text) => JSON.stringify(text)));
    expect(texts.filter((text) => !own.has(text))).toEqual([]);
  }
});

test('new items in a project of several languages have their texts in each of them', () => {
  for (const schema of schemas) {
    const values = createValuesIn({ schema, given: {}, languages: ['fr', 'en', 'de'] }, newId);
    for (const { path, property } of listTranslatable(schema.properties, values))
      if (isTranslationNeeded(property))
        for (const language of ['en', 'de'])
          expect([path, readTranslation(values, language, path, property).state]).toEqual([path, 'current']);
  }
  const help = createValuesIn({ schema: findSchema('Help'), given: {}, languages: ['fr', 'de'] }, newId);
  expect(help['Keywords']).toBe(defaultTexts.fr.help);
  expect(readAt(help, 'Translations/de/Keywords/Value')).toBe(defaultTexts.de.help);
});

test('an input that is given keeps its value, and has no default translation', () => {
  const given = { Keywords: 'sos' };
  expect(createValuesIn({ schema: findSchema('Help'), given, languages: ['en', 'de'] }, newId)).toEqual(
    expect.not.objectContaining({ Translations: expect.anything() }),
  );
  expect(createValuesIn({ schema: findSchema('Help'), given, languages: ['de'] }, newId)['Keywords']).toBe('sos');
});
