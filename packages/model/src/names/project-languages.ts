/** The languages that assistants understand and speak, by code, each with its own name. */
export const projectLanguages = ['en', 'de', 'es', 'fr'] as const;
export type ProjectLanguage = (typeof projectLanguages)[number];

/** What each language is called: first by its speakers, then in the other languages. */
const names: Readonly<Record<ProjectLanguage, readonly [string, ...string[]]>> = {
  en: ['English', 'Englisch', 'Inglés', 'Anglais'],
  de: ['Deutsch', 'German', 'Alemán', 'Allemand'],
  es: ['Español', 'Spanish', 'Spanisch', 'Espagnol', 'Castellano'],
  fr: ['Français', 'French', 'Französisch', 'Francés'],
};

/** The name of a language in itself, such as 'Deutsch'; its code for one that is not known. */
export function getLanguageName(language: string): string {
  const known = projectLanguages.find((one) => one === language);
  return known ? names[known][0] : language;
}

/** The language of a tag such as 'de-AT'; undefined for one that assistants do not speak. */
export function findLanguageByTag(tag: string): ProjectLanguage | undefined {
  const wanted = tag.split(/[-_]/)[0]?.toLowerCase();
  return projectLanguages.find((language) => language === wanted);
}

const locales: Readonly<Record<ProjectLanguage, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
};

/** The locale in which voice platforms know a language, such as 'de-DE'. */
export function getVoiceLocale(language: ProjectLanguage): string {
  return locales[language];
}

/** The code of a language that is named in any language, such as 'German'; undefined for one that is not known. */
export function findLanguageByName(name: string): ProjectLanguage | undefined {
  const wanted = name.trim().toLowerCase();
  return projectLanguages.find((language) => names[language].some((known) => known.toLowerCase() === wanted));
}
