import { projectLanguages, type JsonObject } from '@confab/model';
import { splitChoices } from '../form/enum-option.ts';

/** The languages of a project: the one that it is written in, then its further ones in the order of all languages. */
export function listLanguages(project: JsonObject): readonly [string, ...string[]] {
  const { Language, OtherLanguages } = project;
  const first = typeof Language === 'string' && Language !== '' ? Language : projectLanguages[0];
  const chosen = typeof OtherLanguages === 'string' ? splitChoices(OtherLanguages) : [];
  return [first, ...projectLanguages.filter((language) => language !== first && chosen.includes(language))];
}

/**
 * The language of a project that serves a person best: their own, one that differs only by its region, or the first.
 */
export function chooseLanguage(languages: readonly [string, ...string[]], wanted: string): string {
  return findLanguage(languages, wanted) ?? languages[0];
}

/**
 * The one of several languages that a tag such as 'de-AT' means: an equal one, else one that differs only by its
 * region.
 */
export function findLanguage(languages: readonly string[], wanted: string): string | undefined {
  const tag = wanted.toLowerCase();
  const base = tag.split(/[-_]/)[0];
  return (
    languages.find((language) => language.toLowerCase() === tag) ??
    languages.find((language) => language.toLowerCase() === base) ??
    languages.find((language) => language.toLowerCase().split(/[-_]/)[0] === base)
  );
}
