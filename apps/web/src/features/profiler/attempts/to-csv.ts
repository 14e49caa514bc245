import type { Attempt } from './attempts.ts';

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Tries as a table for a spreadsheet, a line for each thing an utterance may mean. */
export function toCsv(
  tries: readonly Attempt[],
  heads: readonly string[],
  nameOf: (itemId: string) => string | undefined,
): string {
  const lines = tries.flatMap(({ text, result }) => {
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
      nameIn(listenerId),
      nameIn(targetId),
    ]);
  });
  return [heads, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');

  function nameIn(itemId: string | null) {
    return itemId === null ? '' : (nameOf(itemId) ?? itemId);
  }
}

function cell(value: string): string {
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
