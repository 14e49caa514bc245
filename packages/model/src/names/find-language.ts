import { getLanguageName, projectLanguages, type ProjectLanguage } from './project-languages.ts';

/** What each language is called in the other languages. */
const otherNames: Readonly<Record<ProjectLanguage, readonly string[]>> = {
  en: ['Englisch', 'Inglés', 'Anglais'],
  de: ['German', 'Alemán', 'Allemand'],
  es: ['Spanish', 'Spanisch', 'Espagnol', 'Castellano'],
  fr: ['French', 'Französisch', 'Francés'],
};

/** The code of a language that is named in any language, such as 'German'; undefined for one that is not known. */
export function findLanguageByName(name: string): ProjectLanguage | undefined {
  const wanted = name.trim().toLowerCase();
  return projectLanguages.find((language) =>
    [getLanguageName(language), ...otherNames[language]].some((known) => known.toLowerCase() === wanted),
  );
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
