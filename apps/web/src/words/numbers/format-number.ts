import type { Language } from '../language.ts';

const options = { maximumFractionDigits: 10 };
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', options),
  de: new Intl.NumberFormat('de', options),
};

/** Writes a number in a language of the interface, whatever the language of the browser: `1,234.5` or `1.234,5`. */
export function formatNumber(value: number, language: Language): string {
  return formats[language].format(value);
}
