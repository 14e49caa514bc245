import type { JsonValue } from '@confab/model';
import type { SlotFiller } from '@confab/understanding';
import type { TurnRun } from '../../../run/turn-run.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';

/** Whether a slot accepts a value, which is within its limits. */
export function acceptsValue(run: TurnRun, { limits }: CaptureField, value: JsonValue): boolean {
  return limits?.accepts(run, value) ?? true;
}

/** The slot filler of a form; of the readings of a value it takes one that its slot accepts. */
export function getSlotFiller(run: TurnRun, { fields, slotFiller }: CaptureForm): SlotFiller {
  if (fields.every(({ limits }) => !limits)) return slotFiller;
  const byId = new Map(fields.map((field) => [field.id, field]));
  return slotFiller.prefer((id, value) => byId.get(id)?.limits?.accepts(run, value) ?? true);
}

/** The fields whose values are outside of their limits. */
export function listRefused(
  run: TurnRun,
  { fields }: CaptureForm,
  values: Iterable<readonly [slot: string, value: JsonValue]>,
): readonly CaptureField[] {
  const byId = new Map(values);
  return fields.filter((field) => {
    const value = byId.get(field.id);
    return value !== undefined && !acceptsValue(run, field, value);
  });
}
