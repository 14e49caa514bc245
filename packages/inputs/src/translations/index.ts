export { acceptsTranslations } from './accepts-translations.ts';
export { chooseLanguage, findLanguage, listLanguages } from './list-languages.ts';
export { listTranslatable, type TranslatableValue } from './list-translatable.ts';
export { createSourceEdits, createTranslationEdits, readTranslation, type Translation } from './read-translation.ts';
export { translateValues } from './translate-values.ts';
export {
  followsSource,
  getTranslationPath,
  isTranslatable,
  isTranslationNeeded,
  parseTranslationPath,
  translationsInput,
} from './translation-paths.ts';
