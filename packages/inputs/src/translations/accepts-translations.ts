import { isJsonObject, type JsonValue, type Property } from '@confab/model';
import { findTranslatedInput } from '../edits/find-edit-target.ts';
import { acceptsValue } from '../values/accepts-value.ts';
import { isSafePath, parsePath } from '../values/path.ts';
import { translationParts, translationsInput } from './translation-paths.ts';

/** The levels of `Translations` above a translation: all languages, and the paths of one. */
const levelsAbove = 2;

/**
 * Whether a draft may hold a value at a path inside `Translations`: every translation belongs to an input that can be
 * translated, and fits it. True for any other path, and for a value that is removed.
 *
 * @param segments the segments of the path to all translations, those of a language, one of them, or a part of one
 */
export function acceptsTranslations(
  properties: readonly Property[],
  segments: readonly string[],
  value: JsonValue | undefined,
): boolean {
  if (segments[0] !== translationsInput || value === undefined) return true;
  return acceptsBelow(properties, segments, value);
}

function acceptsBelow(properties: readonly Property[], segments: readonly string[], value: JsonValue): boolean {
  const [, , path] = segments;
  if (segments.length > levelsAbove + 1) return true;
  if (!isJsonObject(value)) return false;
  if (path !== undefined) return acceptsTranslation(properties, path, value);
  return Object.entries(value).every(
    ([name, below]) => isSafePath([name]) && acceptsBelow(properties, [...segments, name], below),
  );
}

function acceptsTranslation(properties: readonly Property[], path: string, translation: JsonValue) {
  const target = isSafePath(parsePath(path)) ? findTranslatedInput(properties, path) : undefined;
  if (!target || !isJsonObject(translation)) return false;
  return Object.entries(translation).every(
    ([part, value]) =>
      part === translationParts.source || (part === translationParts.value && acceptsValue(target.property, value)),
  );
}
