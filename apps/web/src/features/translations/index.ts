import { lazyPart } from '../../loading/lazy-part.tsx';

export { useTranslatedValue } from './use-translated-value.ts';
export {
  getWritingLanguage,
  getWrittenPath,
  useProjectLanguages,
  useWritingLanguage,
  writeValue,
} from './use-writing-language.ts';

/** The switch, the commands and the fields are loaded with the first project that has several languages. */
export const LanguageSwitch = lazyPart(async () => (await import('./language-switch.tsx')).LanguageSwitch);
export const LanguageCommands = lazyPart(async () => (await import('./language-commands.tsx')).LanguageCommands);
export const TextsLink = lazyPart(async () => (await import('./texts-link.tsx')).TextsLink);
export const SourceDifference = lazyPart(async () => (await import('./source-difference.tsx')).SourceDifference);
export const TranslatedField = lazyPart(async () => (await import('./translated-field.tsx')).TranslatedField);
