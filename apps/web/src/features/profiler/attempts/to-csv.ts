import type { Attempt } from './attempts.ts';

/** Values that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Formats attempts as CSV, one line per match. */
export function toCsv(
  attempts: readonly Attempt[],
  heads: readonly string[],
  findName: (itemId: string) => string | undefined,
): string {
  const lines = attempts.flatMap(({ text, result }) => {
    if (!result) return [];
    const { outcome, matches } = result;
    if (matches.length === 0) return [[text, outcome, '', '', '', '', '', '']];
    return matches.map(({ name, score, how, page, words, listenerId, targetId }) => [
      text,
      outcome,
      name,
      String(score),
      page?.how ?? how,
      words.join(' '),
      getName(listenerId),
      getName(targetId),
    ]);
  });
  return [heads, ...lines].map((line) => line.map(escapeCell).join(',')).join('\r\n');

  function getName(itemId: string | null) {
    return itemId === null ? '' : (findName(itemId) ?? itemId);
  }
}

function escapeCell(value: string): string {
  const escaped = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
