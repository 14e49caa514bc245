/** Languages that people's devices speak most. */
const usual = ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt'];

/** The languages to choose from; the project's own comes first. */
export function languagesFor(own: string): readonly string[] {
  return [...new Set([own, ...usual])];
}

export function languageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}
