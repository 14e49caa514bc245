/** The most common device languages. */
const usual = ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt'];

/** The selectable languages, the project's own first. */
export function listLanguages(own: string): readonly string[] {
  return [...new Set([own, ...usual])];
}

export function getLanguageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}
