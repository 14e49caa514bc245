import type { FileItem } from '@confab/contracts';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A number of bytes with its unit: `1.2 MB`. */
export function formatSize(bytes: number, language: string): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const digits = power === 0 ? 0 : 1;
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${amount.format(bytes / 1_024 ** power)} ${units[power] ?? 'B'}`;
}

/** The size of the files together; undefined with a folder among them, as a folder's size is not part of a list. */
export function formatTotalSize(items: readonly FileItem[], language: string): string | undefined {
  if (items.some(({ isFile }) => !isFile)) return undefined;
  return formatSize(
    items.reduce((sum, { size }) => sum + size, 0),
    language,
  );
}
