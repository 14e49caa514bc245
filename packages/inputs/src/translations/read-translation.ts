import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { isBlank } from '../values/is-blank.ts';
import { joinPath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { isSameJson } from '../values/same-json.ts';
import {
  followsSource,
  getSourcePath,
  getTranslationPath,
  translationParts,
  translationsInput,
} from './translation-paths.ts';

/** The translation of a value in one language. */
export interface Translation {
  /** The value in the language; undefined without one. */
  readonly value: JsonValue | undefined;
  /** The text that the translation was made from; undefined where it follows none. */
  readonly source: JsonValue | undefined;
  /**
   * - `nothing`: the first language has nothing to translate, and this language has nothing of its own
   * - `missing`: the first language has a value, and this one has none
   * - `stale`: the text of the first language has changed since
   */
  readonly state: 'nothing' | 'missing' | 'stale' | 'current';
}

/** Reads the value of an input in a further language. */
export function readTranslation(
  values: JsonObject,
  language: string,
  path: string,
  property: AnyProperty,
): Translation {
  const found = readAt(values, joinPath(translationsInput, language, path));
  const { value, source } = isJsonObject(found)
    ? { value: found[translationParts.value], source: found[translationParts.source] }
    : {};
  const first = readAt(values, path);
  if (isBlank(value)) return { value, source, state: isBlank(first) ? 'nothing' : 'missing' };
  const isStale = followsSource(property) && source !== undefined && !isSameJson(source, first ?? '');
  return { value, source, state: isStale ? 'stale' : 'current' };
}

/**
 * The edits that give an input a value in a further language. A translated text notes the text that it was made from.
 *
 * @param value undefined removes the translation
 */
export function createTranslationEdits(
  values: JsonObject,
  language: string,
  path: string,
  property: AnyProperty,
  value: JsonValue | undefined,
): readonly InputEdit[] {
  if (value === undefined)
    return [{ path: joinPath(translationsInput, language, path), action: 'ValueChanged', updatedValue: undefined }];
  const edit: InputEdit = { path: getTranslationPath(language, path), action: 'ValueChanged', updatedValue: value };
  return followsSource(property) ? [edit, ...createSourceEdits(values, language, path)] : [edit];
}

/** The edit that marks a translation as up to date with the first language; none if it is already marked. */
export function createSourceEdits(values: JsonObject, language: string, path: string): readonly InputEdit[] {
  const sourcePath = getSourcePath(language, path);
  const source = readAt(values, path) ?? '';
  if (isSameJson(readAt(values, sourcePath), source)) return [];
  return [{ path: sourcePath, action: 'ValueChanged', updatedValue: source }];
}
