import type { JsonObject, JsonValue } from '@confab/model';
import type { AssistantList } from '../assistant.ts';
import { at, listAt, toWord } from '../read-json.ts';

/** Returns the word of a value of a type; some tools write only the word, as a text or number. */
export function getValueWord(entry: JsonValue): string {
  const name = at(entry, 'name');
  return toWord(at(name, 'value')) || toWord(name) || toWord(entry);
}

/** Reads the values of a type. */
export function readListValues(type: JsonObject): AssistantList['values'] {
  return listAt(type, 'values').flatMap((entry) => {
    const value = getValueWord(entry);
    const synonyms = listAt(at(entry, 'name'), 'synonyms').map(toWord);
    return value === '' ? [] : [{ value, synonyms: synonyms.filter((word) => word !== '') }];
  });
}
