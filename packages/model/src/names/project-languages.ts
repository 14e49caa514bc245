/** The languages that assistants understand and speak, by code. */
export const projectLanguages = ['en', 'de', 'es', 'fr'] as const;
export type ProjectLanguage = (typeof projectLanguages)[number];

/** The name of each language in that language. */
const names: Readonly<Record<ProjectLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** The name of a language in that language, such as 'Deutsch'; the code for an unknown one. */
export function getLanguageName(language: string): string {
  const known = projectLanguages.find((one) => one === language);
  return known ? names[known] : language;
}

/** The language of a tag such as 'de-AT'; undefined for a language that assistants do not speak. */
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

/** The locale that voice platforms use for a language, such as 'de-DE'. */
export function getVoiceLocale(language: ProjectLanguage): string {
  return locales[language];
}
