import {
  interfaceLanguageNames,
  readJsonText,
  type InterfaceLanguage,
  type JsonObject,
  type JsonText,
} from '@confab/model';

const languages = new Map<unknown, InterfaceLanguage>(
  // The keys of the record are the languages.
  Object.entries(interfaceLanguageNames).map(([language, name]) => [name, language as InterfaceLanguage]),
);

/** The language that a stored profile names; undefined when the browser's is used. */
export function readLanguage(profile: JsonText<JsonObject>): InterfaceLanguage | undefined {
  return languages.get(readJsonText(profile)['Language']);
}

/**
 * The name in the profile of the first language of an Accept-Language header; undefined for English, which is the
 * default, and for languages that the product does not have.
 */
export function nameBrowserLanguage(acceptLanguage: string | undefined): string | undefined {
  return /^\s*de\b/i.test(acceptLanguage ?? '') ? interfaceLanguageNames.de : undefined;
}
