import type { TurnOutput } from '@confab/model';
import type { SimulatedTurn } from './conversation-tree.ts';

/** The responses of a turn as lines of text. */
function listAnswerLines(outputs: readonly TurnOutput[]): string[] {
  return outputs.flatMap((output) => {
    if (output.type !== 'response') return [];
    const { headingText, displayText, suggestionChips } = output;
    return [headingText, displayText, suggestionChips.join(' · ')].filter((line) => line !== '');
  });
}

/** A line of two compared answers, and which of them contain it. */
export interface AnswerLine {
  readonly text: string;
  readonly in: 'both' | 'before' | 'now';
}

/**
 * Compares two answers to the same input line by line; empty when they are equal.
 *
 * Common lines keep their order, as in a text diff.
 */
export function compareAnswers(
  before: Pick<SimulatedTurn, 'result'>,
  now: Pick<SimulatedTurn, 'result'>,
): readonly AnswerLine[] {
  const [was, is] = [listAnswerLines(before.result.outputs), listAnswerLines(now.result.outputs)];
  const hasSameEnd = before.result.ended === now.result.ended;
  if (hasSameEnd && was.length === is.length && was.every((line, at) => line === is[at])) return [];
  return mergeLines(was, is);
}

/** Lists the lines of two answers; common lines keep their order. */
export function mergeLines(was: readonly string[], is: readonly string[]): AnswerLine[] {
  const common = findCommonLines(was, is);
  const lines: AnswerLine[] = [];
  let [atWas, atIs] = [0, 0];
  for (const text of [...common, undefined]) {
    for (; atWas < was.length && was[atWas] !== text; atWas += 1) lines.push({ text: was[atWas] ?? '', in: 'before' });
    for (; atIs < is.length && is[atIs] !== text; atIs += 1) lines.push({ text: is[atIs] ?? '', in: 'now' });
    if (text !== undefined) lines.push({ text, in: 'both' });
    atWas += 1;
    atIs += 1;
  }
  return lines;
}

/** The longest run of lines, not necessarily adjoining, that both have in the same order. */
function findCommonLines(was: readonly string[], is: readonly string[]): string[] {
  // Longest common subsequence by dynamic programming; answers have few lines.
  let row: readonly (readonly string[])[] = Array.from({ length: is.length + 1 }, () => []);
  for (const line of was) {
    const next: (readonly string[])[] = [[]];
    for (const [at, other] of is.entries()) {
      const [above, left, corner] = [row[at + 1] ?? [], next[at] ?? [], row[at] ?? []];
      next.push(line === other ? [...corner, line] : above.length >= left.length ? above : left);
    }
    row = next;
  }
  return [...(row.at(-1) ?? [])];
}
