import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { getRowFields, getRowId, withFields } from '../rows/rows.ts';
import { isBlank } from '../values/is-blank.ts';
import { parsePath } from '../values/path.ts';
import { translationParts, translationsInput } from './translation-paths.ts';

/** Translated values by their paths, as a tree. */
interface Branch {
  readonly below: Map<string, Branch>;
  value?: JsonValue;
}

/** The texts of a response entry, and the recording that speaks them: a blank speech is the display text. */
const speechField = 'SpokenText';
const displayField = 'DisplayText';
const recordingField = 'AudioAssetId';
const recordedWordsField = 'RecordedWordsHash';

const translated = new WeakMap<JsonObject, Map<string, JsonObject>>();

/**
 * The values of an item in a further language. What has no translation stays as it is in the first language, except a
 * recording of a text that is translated: it would speak the wrong language.
 *
 * @returns the same reference if the language has no translations, and always the same one for the same values, so the
 *   values of an unchanged item can be compared by identity
 */
export function translateValues(values: JsonObject, language: string): JsonObject {
  const all = values[translationsInput];
  const own = isJsonObject(all) ? all[language] : undefined;
  if (!isJsonObject(own) || Object.keys(own).length === 0) return values;
  const known = translated.get(values) ?? new Map<string, JsonObject>();
  translated.set(values, known);
  const result = known.get(language) ?? overlayFields(values, toTree(own));
  known.set(language, result);
  return result;
}

function toTree(translations: JsonObject): Branch {
  const root: Branch = { below: new Map() };
  for (const [path, translation] of Object.entries(translations)) {
    const value = isJsonObject(translation) ? translation[translationParts.value] : undefined;
    if (value === undefined || isBlank(value)) continue;
    let branch = root;
    for (const segment of parsePath(path)) {
      const next = branch.below.get(segment) ?? { below: new Map() };
      branch.below.set(segment, next);
      branch = next;
    }
    branch.value = value;
  }
  return root;
}

function overlay(here: JsonValue | undefined, branch: Branch): JsonValue | undefined {
  if (branch.value !== undefined) return branch.value;
  if (isJsonArray(here)) return here.map((row) => overlayRow(row, branch));
  // The translations of a row or a composite are removed with it.
  return isJsonObject(here) ? overlayFields(here, branch) : here;
}

function overlayRow(row: JsonValue, { below }: Branch): JsonValue {
  const branch = below.get(getRowId(row) ?? '');
  const fields = branch && isJsonObject(row) ? getRowFields(row) : undefined;
  return branch && isJsonObject(row) && isJsonObject(fields) ? withFields(row, overlayFields(fields, branch)) : row;
}

function overlayFields(fields: JsonObject, { below }: Branch): JsonObject {
  const result: Record<string, JsonValue> = { ...fields };
  const spoken = isBlank(fields[speechField]) ? displayField : speechField;
  if ((below.has(speechField) || below.has(spoken)) && !below.has(recordingField)) delete result[recordingField];
  // A recording of this language was not made from the words of the first one.
  if (below.has(recordingField)) delete result[recordedWordsField];
  for (const [name, branch] of below) {
    const value = overlay(Object.hasOwn(fields, name) ? fields[name] : undefined, branch);
    if (value !== undefined) result[name] = value;
  }
  return result;
}
