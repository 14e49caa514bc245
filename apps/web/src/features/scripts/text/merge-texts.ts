import { compareTexts, fitTextEdit } from '@confab/inputs';

/** Joins what two sides made of one text: words that either side added stay, those that either side removed are gone. */
export function mergeTexts(base: string, own: string, other: string): string {
  const edit = {
    path: 'text',
    action: 'ValueChanged',
    updatedValue: own,
    textChange: compareTexts(base, own),
  } as const;
  const { updatedValue } = fitTextEdit({ text: other }, edit);
  return typeof updatedValue === 'string' ? updatedValue : other;
}
