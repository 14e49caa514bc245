import { describeComparison } from '../results/describe-outcome.ts';
import type { ProfilerWords } from '../words.ts';
import type { Attempt } from './attempts.ts';

/** Values that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Formats attempts as CSV, one line per match, in the words that are on screen. */
export function toCsv(
  attempts: readonly Attempt[],
  say: ProfilerWords,
  findName: (itemId: string) => string | undefined,
): string {
  const { csvUtterance, csvOutcome, meaning, csvHow, made, heardAt, csvTarget } = say;
  const heads = [csvUtterance, csvOutcome, meaning, say.score, csvHow, made, heardAt, csvTarget];
  const lines = attempts.flatMap(({ text, result }) => {
    if (!result) return [];
    const { outcome, matches } = result;
    if (matches.length === 0) return [[text, say[outcome], '', '', '', '', '', '']];
    return matches.map(({ name, score, how, page, words, listenerId, targetId }) => [
      text,
      say[outcome],
      name,
      `${Math.round(score * 100)} %`,
      page ? describeComparison(page, say) : say[how],
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
