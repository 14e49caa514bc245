import { useLanguage } from '../../../words/language.ts';

/** From the largest to the smallest. */
const units = [
  { unit: 'gigabyte', bytes: 1_024 ** 3 },
  { unit: 'megabyte', bytes: 1_024 ** 2 },
  { unit: 'kilobyte', bytes: 1_024 },
];

/** Returns a function that writes bytes in the largest fitting unit, kilobytes at least, in the language of the interface. */
export function useFormatBytes(): (bytes: number) => string {
  const language = useLanguage((state) => state.language);
  return (bytes) => {
    const fitting = units.find((one) => bytes >= one.bytes) ?? { unit: 'kilobyte', bytes: 1_024 };
    const { format } = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: fitting.unit,
      maximumFractionDigits: fitting.unit === 'kilobyte' ? 0 : 1,
    });
    return format(bytes / fitting.bytes);
  };
}
