import {
  getLanguageName,
  isJsonArray,
  isJsonObject,
  projectLanguages,
  type JsonObject,
  type JsonValue,
} from '@confab/model';
import { expect, test } from 'vitest';
import { shippedData } from './shipped-data.ts';

const choices = projectLanguages.map((language) => `${language}||${getLanguageName(language)}`);

/** The inputs of all schemas that choose among languages by their codes. */
const languageInputs = shippedData.schemas.flatMap((schema): readonly JsonObject[] => {
  const properties = isJsonObject(schema as JsonValue) ? (schema as JsonObject)['Properties'] : [];
  return isJsonArray(properties)
    ? properties.filter(isJsonObject).filter((input) => listChoices(input).length > 0)
    : [];
});

function listChoices(input: JsonObject): readonly JsonValue[] {
  const listed = input['EnumValues'] ?? input['MultiSelectValues'] ?? [];
  return isJsonArray(listed) && listed.some((choice) => choice === choices[0]) ? listed : [];
}

test('every input that chooses a language offers all languages that assistants speak, by their own names', () => {
  expect(languageInputs.map(({ Name }) => Name).toSorted()).toEqual([
    'Language',
    'Language',
    'Language',
    'OtherLanguages',
    'OtherLanguages',
    'TargetLanguage',
  ]);
  for (const input of languageInputs) expect(listChoices(input)).toEqual(choices);
});
