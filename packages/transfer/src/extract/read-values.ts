import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Answer } from '../assistant.ts';
import { listEntries, listMediaOfEntry } from '../media/list-used-media.ts';
import { textAt } from '../read-json.ts';

/**
 * Reads the texts, suggestion chips and first picture of the enabled entries of a response. Placeholders are read only
 * where an author has written nothing.
 */
export function readResponse(value: JsonValue | undefined): Answer & { readonly texts: string[] } {
  const list = isJsonObject(value) && isJsonArray(value['Entries']) ? value['Entries'] : [];
  const enabled = list.filter((entry) => isJsonObject(entry)).filter((entry) => entry['Enabled'] !== false);
  const written = enabled.filter((entry) => !isPlaceholder(entry));
  const entries = written.length > 0 ? written : enabled;
  const chips = entries.flatMap((entry) => (isJsonArray(entry['SuggestionChips']) ? entry['SuggestionChips'] : []));
  const image = listEntries(value)
    .flatMap((entry) => listMediaOfEntry(entry, ''))
    .find(({ kind }) => kind === 'picture');
  return {
    ...(image && { image: image.value }),
    ...(enabled.length > 0 && written.length === 0 && { isPlaceholder: true }),
    texts: entries
      .map((entry) => textAt(entry, 'SpokenText') || textAt(entry, 'DisplayText'))
      .filter((text) => text !== ''),
    chips: [...new Set(chips.filter((chip) => typeof chip === 'string'))],
  };
}

/** Whether an entry still has the words that an import wrote in place of an answer. */
function isPlaceholder(entry: JsonObject): boolean {
  const placeholder = textAt(entry, 'PlaceholderText');
  return placeholder !== '' && ['SpokenText', 'DisplayText'].every((name) => textAt(entry, name) === placeholder);
}

/** Reads the non-empty lines of a text. */
export function readLines(values: JsonObject, name: string): readonly string[] {
  return textAt(values, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
