import { compareTexts, fitTextEdit } from '@confab/inputs';

/**
 * Merges two sides' changes of one text: words that either side added are kept, words that either side removed are
 * removed.
 */
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
