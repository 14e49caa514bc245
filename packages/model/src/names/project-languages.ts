/** The languages that assistants understand and speak, by code. */
export const projectLanguages = ['en', 'de', 'es', 'fr'] as const;
export type ProjectLanguage = (typeof projectLanguages)[number];

/** What each language is called by its speakers. */
const names: Readonly<Record<ProjectLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** The name of a language in itself, such as 'Deutsch'; its code for one that is not known. */
export function getLanguageName(language: string): string {
  const known = projectLanguages.find((one) => one === language);
  return known ? names[known] : language;
}
