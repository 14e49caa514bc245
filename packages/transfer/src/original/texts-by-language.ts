import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { textAt } from '../read-json.ts';

/** Lists of an agent that hold the texts of all its languages. */
const textLists = new Set(['messages', 'prompts', 'promptMessages', 'noMatchPromptMessages', 'noInputPromptMessages']);

/** Groups lists of texts by language, so that an edit in one language leaves the others alone. */
export function groupTexts(value: JsonValue, ownLanguage: string, property = ''): JsonValue {
  if (isJsonArray(value)) {
    if (!textLists.has(property)) return value.map((entry) => groupTexts(entry, ownLanguage));
    const groups = new Map<string, JsonValue[]>();
    for (const entry of value) {
      const language = textAt(entry, 'lang') || ownLanguage;
      const group = groups.get(language);
      if (group) group.push(entry);
      else groups.set(language, [entry]);
    }
    return Object.fromEntries(groups);
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, groupTexts(entry, ownLanguage, key)]));
}

/** Restores the lists of texts. */
export function ungroupTexts(value: JsonValue, property = ''): JsonValue {
  if (isJsonArray(value)) return value.map((entry) => ungroupTexts(entry));
  if (!isJsonObject(value)) return value;
  if (textLists.has(property)) return Object.values(value).flatMap((group) => (isJsonArray(group) ? group : []));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, ungroupTexts(entry, key)]));
}
