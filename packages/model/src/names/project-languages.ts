/** The languages that assistants understand and speak, by code, each with its own name. */
export const projectLanguages = ['en', 'de'] as const;
export type ProjectLanguage = (typeof projectLanguages)[number];

const names: Readonly<Record<ProjectLanguage, string>> = { en: 'English', de: 'Deutsch' };

/** The name of a language in itself, such as 'Deutsch'; its code for one that is not known. */
export function getLanguageName(language: string): string {
  const known = projectLanguages.find((one) => one === language);
  return known ? names[known] : language;
}
