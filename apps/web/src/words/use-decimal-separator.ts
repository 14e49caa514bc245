import { useLanguage, type Language } from './language.ts';

const separators: Readonly<Record<Language, string>> = { en: '.', de: ',' };

/** The separator in front of the decimals of a number, in the language of the interface. */
export function useDecimalSeparator(): string {
  return separators[useLanguage((state) => state.language)];
}
