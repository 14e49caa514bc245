import { mebibyte } from '@confab/model';

const gibibyte = 1_024 * mebibyte;

/** Writes bytes as megabytes, or as gigabytes from one on: `12.5 MB`, `1 GB`. Both count in steps of 1,024. */
export function formatMegabytes(bytes: number, language: string): string {
  const isLarge = bytes >= gibibyte;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? gibibyte : mebibyte));
}
