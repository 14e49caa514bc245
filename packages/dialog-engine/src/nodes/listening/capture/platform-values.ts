import type { EntityKind, FilledSlot } from '@confab/model';
import { getSlotFiller } from '../../../answer-limits/accepts-answer.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import { getMoment } from '../understand.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';
import { nothingCaptured, type FilledFields } from './fill-fields.ts';

/** Kinds that platforms write in ISO 8601, such as `PT10M` or `2026-W49`, which people do not say. */
const isoKinds: ReadonlySet<string> = new Set<EntityKind>(['date', 'time', 'dateTime', 'duration']);

/** Whether a text is a value as only platforms write it; they recognise an amount of money without its currency. */
function isPlatformForm(text: string, type: string): boolean {
  return isoKinds.has(type) || (type === 'currency' && /^-?\d+(?:\.\d+)?$/.test(text));
}

/** The values of slots of the form that the platform recognised, each as an answer to its slot. */
export function readPlatformValues(run: TurnRun, form: CaptureForm): FilledFields {
  const slotFiller = getSlotFiller(run, form);
  return new Map(
    chooseFields(run, form.fields).flatMap((field) => {
      const { id, type } = field;
      const slot = findSlot(run, field);
      if (!slot) return [];
      const value = slotFiller.fill(slot.text, [id], getMoment(run), true).get(id);
      if (value !== undefined) return [[id, value] as const];
      return isPlatformForm(slot.text, type) ? [[id, slot.text] as const] : [];
    }),
  );
}

/**
 * One field of each slot, as a value is meant for one of the fields that ask for the same slot: the open one, else the
 * first without a value.
 */
function chooseFields(run: TurnRun, fields: readonly CaptureField[]): readonly CaptureField[] {
  const { values, open } = run.modules.capture ?? nothingCaptured;
  return fields.filter((field) => {
    const alike = fields.filter(({ name }) => name === field.name);
    if (alike.length === 1) return true;
    const chosen = alike.find(({ id }) => id === open) ?? alike.find(({ id }) => !Object.hasOwn(values, id));
    return field === chosen;
  });
}

function findSlot({ platformIntent }: TurnRun, { name }: CaptureField): FilledSlot | undefined {
  return platformIntent?.slots?.find(({ slot }) => slot.toLowerCase() === name.toLowerCase());
}
