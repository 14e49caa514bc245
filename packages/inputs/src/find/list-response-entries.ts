import { isJsonObject, type JsonObject, type Property } from '@confab/model';
import { entryFields } from '../types/response-fields.ts';
import { parseTranslationPath } from '../translations/translation-paths.ts';
import { readAt } from '../values/read-at.ts';
import type { TextLabel } from './text-label.ts';
import { visitTexts } from './searched-texts.ts';

/** An entry of an assistant response in the values of an item. */
export interface FoundEntry {
  /** The path of the entry. */
  readonly path: string;
  /** The label of the response; inside a list, the title of the row comes before it. */
  readonly labels: readonly TextLabel[];
  readonly entry: JsonObject;
}

const textFields = new Set(entryFields.filter(({ name }) => name === 'SpokenText' || name === 'DisplayText'));

/** The enabled entries with a text in the first language of all responses of an item, in the order of its form. Linked responses have none. */
export function listResponseEntries(properties: readonly Property[], values: JsonObject): readonly FoundEntry[] {
  const found = new Map<string, FoundEntry>();
  visitTexts(
    properties,
    values,
    ({ property, path, labels }) => {
      if (!textFields.has(property) || parseTranslationPath(path)) return;
      const entryPath = path.slice(0, path.lastIndexOf('/'));
      if (found.has(entryPath)) return;
      const entry = readAt(values, entryPath);
      const response = readAt(values, entryPath.slice(0, entryPath.lastIndexOf('/Entries/')));
      if (!isJsonObject(entry) || isSet(entry, 'Enabled', false)) return;
      if (isJsonObject(response) && isSet(response, 'IsLinkedResponse', true)) return;
      // The last two labels are the number of the entry and the name of its field.
      found.set(entryPath, { path: entryPath, labels: labels.slice(0, -2), entry });
    },
    { withHidden: true },
  );
  return [...found.values()];
}

/** Whether a Bool has a value; files of other programs store it as text. */
function isSet(values: JsonObject, name: string, expected: boolean): boolean {
  return values[name] === expected || values[name] === String(expected);
}
