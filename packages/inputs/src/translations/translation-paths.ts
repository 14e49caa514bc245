import type { AnyProperty } from '../form/property-rules.ts';
import { hasFlag } from '../form/property-rules.ts';
import { joinPath, parsePath } from '../values/path.ts';

/**
 * The input that stores the translations of an item into the further languages of its project: `{ [language]: { [path]:
 * { Value, Source } } }`. `path` is the path of the value in the first language, as one segment; `Source` is the text
 * that the translation was made from.
 */
export const translationsInput = 'Translations';

/** The parts of a translation. */
export const translationParts = { value: 'Value', source: 'Source' } as const;

/** A text with the same meaning in each language: its translation is stale once the text has changed. */
const textFlag = 'translated';
/** Words that each language has of its own, such as samples and keywords. */
const wordsFlag = 'wordsPerLanguage';
/** A value that can differ by language and defaults to that of the first, such as a picture. */
const ownFlag = 'perLanguage';

/** Whether each language of a project can have its own value of an input. */
export function isTranslatable(property: AnyProperty): boolean {
  return isTranslationNeeded(property) || hasFlag(property, ownFlag);
}

/** Whether a language is incomplete without its own value of an input. */
export function isTranslationNeeded(property: AnyProperty): boolean {
  return followsSource(property) || hasFlag(property, wordsFlag);
}

/** Whether the translations of an input have the meaning of the first language. */
export function followsSource(property: AnyProperty): boolean {
  return hasFlag(property, textFlag);
}

/** Where an item stores the value at `path` in a further language. */
export function getTranslationPath(language: string, path: string): string {
  return joinPath(translationsInput, language, path, translationParts.value);
}

/** Where an item stores the text that a translation was made from. */
export function getSourcePath(language: string, path: string): string {
  return joinPath(translationsInput, language, path, translationParts.source);
}

/** The place that a path inside `Translations` leads to. */
export interface TranslationPlace {
  readonly language: string;
  /** The path of the translated value in the first language. */
  readonly path: string;
  /** `Value`, `Source`, or undefined for the whole translation. */
  readonly part: string | undefined;
  /** What the rest of the path leads to inside the part. */
  readonly rest: readonly string[];
}

/** Reads a path inside `Translations`; undefined for any other path. */
export function parseTranslationPath(path: string | readonly string[]): TranslationPlace | undefined {
  const [name, language, key, part, ...rest] = typeof path === 'string' ? parsePath(path) : path;
  if (name !== translationsInput || language === undefined || key === undefined) return undefined;
  return { language, path: key, part, rest };
}
