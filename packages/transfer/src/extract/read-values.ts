import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Answer } from '../assistant.ts';
import { listEntries, listMediaOfEntry } from '../media/list-used-media.ts';
import { textAt } from '../read-json.ts';

/** Reads the texts, suggestion chips and first picture of the enabled entries of a response. */
export function readResponse(value: JsonValue | undefined): Answer & { readonly texts: string[] } {
  const list = isJsonObject(value) && isJsonArray(value['Entries']) ? value['Entries'] : [];
  const entries = list.filter((entry) => isJsonObject(entry)).filter((entry) => entry['Enabled'] !== false);
  const chips = entries.flatMap((entry) => (isJsonArray(entry['SuggestionChips']) ? entry['SuggestionChips'] : []));
  const image = listEntries(value)
    .flatMap((entry) => listMediaOfEntry(entry, ''))
    .find(({ kind }) => kind === 'picture');
  return {
    ...(image && { image: image.value }),
    texts: entries
      .map((entry) => textAt(entry, 'SpokenText') || textAt(entry, 'DisplayText'))
      .filter((text) => text !== ''),
    chips: [...new Set(chips.filter((chip) => typeof chip === 'string'))],
  };
}

/** Reads the non-empty lines of a text. */
export function readLines(values: JsonObject, name: string): readonly string[] {
  return textAt(values, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
