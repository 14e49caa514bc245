import { readJsonText, type JsonObject, type JsonText } from '@confab/model';

/** The languages of the interface by their names in the profile. */
const languages: ReadonlyMap<unknown, 'en' | 'de'> = new Map([
  ['English', 'en'],
  ['Deutsch', 'de'],
]);

/** The language that a stored profile names; undefined when the browser's is used. */
export function readLanguage(profile: JsonText<JsonObject>): 'en' | 'de' | undefined {
  return languages.get(readJsonText(profile)['Language']);
}

/**
 * The name in the profile of the first language of an Accept-Language header; undefined for English, which is the
 * default, and for languages that the product does not have.
 */
export function nameBrowserLanguage(acceptLanguage: string | undefined): string | undefined {
  return /^\s*de\b/i.test(acceptLanguage ?? '') ? 'Deutsch' : undefined;
}
