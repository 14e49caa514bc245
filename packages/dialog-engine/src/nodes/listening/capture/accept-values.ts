import type { JsonValue } from '@confab/model';
import type { Move } from '../../../program.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import { handleNoMatch, noReprompts } from '../reprompt.ts';
import { askNextField, openField } from './ask-fields.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';
import { nothingCaptured, removeValue, storeValues, takeValues, type FilledFields } from './fill-fields.ts';
import { listRefused } from './list-refused.ts';
import { applyFieldReprompt } from './other-answers.ts';

/** Stores values that were said and asks what is next; a slot whose value is outside its limits is asked for again. */
export function acceptValues(run: TurnRun, form: CaptureForm, text: string, values: FilledFields): Move {
  const [refused] = listRefused(run, form, values);
  return takeValues(run, form, text, values) ?? (refused ? refuseValue(run, form, refused) : askNextField(run, form));
}

/** Stores values that were given before the first question, like `acceptValues`, and asks what is next. */
export function acceptEarlyValues(
  run: TurnRun,
  form: CaptureForm,
  values: readonly (readonly [slot: string, value: JsonValue])[],
): Move {
  const [refused] = listRefused(run, form, values);
  return storeValues(run, form, values) ?? (refused ? refuseValue(run, form, refused) : askNextField(run, form));
}

/**
 * Says that a value is outside the limits of its slot, which is asked for again; its variable keeps the value that it
 * had. A slot that is never asked for keeps its earlier value, or goes without one.
 */
function refuseValue(run: TurnRun, form: CaptureForm, field: CaptureField): Move {
  const before = run.modules.capture ?? nothingCaptured;
  restoreVariable(run, field);
  const wasOpen = before.open === field.id;
  if (!wasOpen) {
    run.reprompts = noReprompts;
    if (!field.isRequired) {
      run.respond(field.outside);
      return askNextField(run, form);
    }
  }
  const { isConfirming: _, ...capturing } = removeValue(before, field.id);
  run.modules.capture = { ...capturing, open: field.id };
  const settings = field.outside
    ? { ...form, noMatchResponse: field.outside, isAskedAfterwards: true as const }
    : applyFieldReprompt(form, field);
  return handleNoMatch(run, settings, openField(run, field));
}

/** Restores the value that the variable had before the intent of this turn set it. */
function restoreVariable(run: TurnRun, { variable }: CaptureField): void {
  const before = run.valuesBeforeSlots.get(variable);
  if (before !== undefined) run.setVariable(variable, before);
}
