import { matchesPattern } from '@confab/test-cases';

/** Finds the marks that replaced email addresses, phone and card numbers before a text was stored. */
const mask = /\[(?:email|phone|card)\]/g;

/** Whether something was masked before the text was stored. */
export function hasMasks(text: string | null): boolean {
  return text !== null && text.search(mask) >= 0;
}

/** Whether a text is the one that was stored, where each mask matches any text. White space is ignored. */
export function matchesMasked(stored: string, text: string): boolean {
  const pattern = normalize(stored).replaceAll(mask, '*');
  return matchesPattern(pattern, normalize(text));
}

/** A star of the text itself is a plain letter, not a pattern. */
function normalize(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('*', '\u2217');
}
