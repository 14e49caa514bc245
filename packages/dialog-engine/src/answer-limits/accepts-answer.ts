import type { JsonValue } from '@confab/model';
import type { SlotFiller } from '@confab/understanding';
import { toText } from '../expression/values.ts';
import type { TurnRun } from '../run/turn-run.ts';
import type { AnswerLimits } from './compile-answer-limits.ts';

/** A question of a form or a Capture node. */
interface Question {
  readonly id: string;
  readonly name: string;
  /** The least and the greatest answer; undefined if all are accepted. */
  readonly limits?: AnswerLimits | undefined;
}

/** Whether a question accepts an answer, which is within its limits. */
export function acceptsAnswer(run: TurnRun, { limits }: Question, answer: JsonValue): boolean {
  return limits?.accepts(run, answer) ?? true;
}

/** The slot filler of questions. Of several readings of an answer it takes one that its question accepts. */
export function getSlotFiller(
  run: TurnRun,
  { fields, slotFiller }: { readonly fields: readonly Question[]; readonly slotFiller: SlotFiller },
): SlotFiller {
  if (fields.every(({ limits }) => !limits)) return slotFiller;
  const byId = new Map(fields.map((field) => [field.id, field]));
  return slotFiller.prefer((id, value) => {
    const field = byId.get(id);
    return !field || acceptsAnswer(run, field, value);
  });
}

/** The reason in the trace why an answer is refused. */
export function describeRefused({ name }: Question, answer: JsonValue): string {
  return `"${name}" cannot be ${toText(answer)}, which is outside its limits`;
}
