import type { JsonValue } from '@confab/model';
import { acceptsAnswer } from '../../../answer-limits/accepts-answer.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';

/** Lists the fields whose values are outside their limits. */
export function listRefused(
  run: TurnRun,
  { fields }: CaptureForm,
  values: Iterable<readonly [slot: string, value: JsonValue]>,
): readonly CaptureField[] {
  const byId = new Map(values);
  return fields.filter((field) => {
    const value = byId.get(field.id);
    return value !== undefined && !acceptsAnswer(run, field, value);
  });
}
