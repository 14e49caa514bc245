import type { MatchKind } from '@confab/model';

/**
 * Tells whether an answer is what was expected. Spaces and line ends count as one space; only 'Exact' minds capitals.
 *
 * Linear in the text for every pattern: the pieces between the stars are looked for one after the other.
 */
export function matchesText(kind: MatchKind, expected: string, got: string): boolean {
  const wanted = tidy(expected);
  const text = tidy(got);
  if (kind === 'Exact') return wanted === text;
  const low = text.toLowerCase();
  if (kind === 'Contains') return low.includes(wanted.toLowerCase());
  return matchesPattern(wanted.toLowerCase(), low);
}

/** A pattern whose `*` stands for anything, nothing included. */
export function matchesPattern(pattern: string, text: string): boolean {
  const pieces = pattern.split('*');
  const first = pieces[0] ?? '';
  if (pieces.length === 1) return first === text;
  const last = pieces.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  const end = text.length - last.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return at <= end;
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
