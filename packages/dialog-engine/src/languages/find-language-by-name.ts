import { getLanguageName, projectLanguages, type ProjectLanguage } from '@confab/model';

/** What each language is called in the other languages. */
const otherNames: Readonly<Record<ProjectLanguage, readonly string[]>> = {
  en: ['Englisch', 'Inglés', 'Anglais'],
  de: ['German', 'Alemán', 'Allemand'],
  es: ['Spanish', 'Spanisch', 'Espagnol', 'Castellano'],
  fr: ['French', 'Französisch', 'Francés'],
};

/** The code of a language that is named in any language, such as 'German'; undefined for an unknown one. */
export function findLanguageByName(name: string): ProjectLanguage | undefined {
  const wanted = name.trim().toLowerCase();
  return projectLanguages.find((language) =>
    [getLanguageName(language), ...otherNames[language]].some((known) => known.toLowerCase() === wanted),
  );
}
