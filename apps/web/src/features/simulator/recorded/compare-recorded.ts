import { createStepsFromConversation } from '@confab/test-cases';
import { stripMarkdown } from '@confab/model';
import { matchesMasked } from '../../recordings/index.ts';
import { mergeLines, type AnswerLine } from '../conversation/compare-answers.ts';
import type { SimulatedTurn } from '../conversation/conversation-tree.ts';

/** How an answer differs from the one that the visitor got. */
interface RecordedDifference {
  readonly lines: readonly AnswerLine[];
  /** Whether the conversation ended with this turn only then, or only now. */
  readonly end: 'before' | 'now' | undefined;
}

/** Whether a turn repeats one of a visitor whose answer is kept. */
export function isCompared({ original }: Pick<SimulatedTurn, 'original'>): boolean {
  return original !== undefined && original.answered !== null;
}

/**
 * Compares an answer with the one that the visitor got; undefined when they are the same. Formatting, masked data and the
 * wording that chance picked do not matter.
 */
export function compareRecorded(turn: SimulatedTurn): RecordedDifference | undefined {
  const { original, result } = turn;
  const answered = original?.answered;
  if (!original || answered === null || answered === undefined) return undefined;
  const end = original.ended === result.ended ? undefined : original.ended ? 'before' : 'now';
  const texts = result.outputs.flatMap((output) =>
    output.type === 'response' ? [stripMarkdown(output.displayText)] : [],
  );
  const isSame = [texts.join('\n'), ...listWordings(turn)].some((text) => matchesMasked(answered, text));
  if (isSame && end === undefined) return undefined;
  return { lines: isSame ? [] : compareLines(answered, texts.join('\n')), end };
}

/** The wordings that chance could have picked instead. */
function listWordings({ said, result }: SimulatedTurn): readonly string[] {
  const { outputs, trace, ended } = result;
  const [step] = createStepsFromConversation([{ said, outputs, trace, ended }], () => '');
  return step?.match === 'AnyOf' ? step.expectedResponse.split('\n').map(stripMarkdown) : [];
}

function compareLines(answered: string, now: string): readonly AnswerLine[] {
  const split = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const is = split(now);
  // A recorded line with masked data that matches a line of the new answer is compared as that line.
  const was = split(answered).map((line) => is.find((other) => matchesMasked(line, other)) ?? line);
  return mergeLines(was, is);
}
