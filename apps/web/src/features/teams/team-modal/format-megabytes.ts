const megabyte = 1_048_576;
const gigabyte = 1_024 * megabyte;

/** Writes bytes as megabytes, or as gigabytes from one on: `12.5 MB`, `1 GB`. Both count in steps of 1,024. */
export function formatMegabytes(bytes: number, language: string): string {
  const isLarge = bytes >= gigabyte;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? gigabyte : megabyte));
}
