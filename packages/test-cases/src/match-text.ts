import type { MatchKind } from '@confab/model';

/**
 * Compares a response with its expectation. White space is collapsed; only 'Exact' and 'AnyOf' are case-sensitive.
 *
 * Linear in the text for every pattern: the pieces between the stars are searched in order.
 */
export function matchesText(kind: MatchKind, expected: string, got: string): boolean {
  if (kind === 'AnyOf')
    return expected.split('\n').some((line) => line.trim() !== '' && matchesText('Exact', line, got));
  const pattern = collapseSpaces(expected);
  const text = collapseSpaces(got);
  if (kind === 'Exact') return pattern === text;
  const low = text.toLowerCase();
  if (kind === 'Contains') return low.includes(pattern.toLowerCase());
  return matchesPattern(pattern.toLowerCase(), low);
}

/** Matches a pattern in which `*` stands for any text, including none. */
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

function collapseSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
