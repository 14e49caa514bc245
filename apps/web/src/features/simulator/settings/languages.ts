import { projectLanguages } from '@confab/model';

/** The languages that are offered for every project: all languages of projects, and other common ones of devices. */
const usual = [...projectLanguages, 'it', 'ja', 'pt'];

/** The selectable languages, those of the project first. */
export function listOfferedLanguages(ofProject: readonly string[]): readonly string[] {
  return [...new Set([...ofProject, ...usual])];
}

/** The name of a language; its code if the name is unknown. */
export function getLanguageName(language: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
