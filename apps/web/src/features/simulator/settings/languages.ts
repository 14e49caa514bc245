import { projectLanguages } from '@confab/model';

/** The most common device languages. */
const usual = [...projectLanguages, 'it', 'ja', 'pt'];

/** The selectable languages, those of the project first. */
export function listOfferedLanguages(ofProject: readonly string[]): readonly string[] {
  return [...new Set([...ofProject, ...usual])];
}

/** The name of a language; the project's code for an unknown one. */
export function getLanguageName(language: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
