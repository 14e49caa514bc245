import type { Move } from '../../../program.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';
import { nothingCaptured } from './fill-fields.ts';

const waiting: Move = { type: 'wait' };

/** Asks for the next missing or unconfirmed slot, then whether all are right; continues when nothing is left to ask. */
export function askNextField(run: TurnRun, form: CaptureForm): Move {
  const { values, confirmed = [] } = run.modules.capture ?? nothingCaptured;
  for (const field of form.fields) {
    const has = Object.hasOwn(values, field.id);
    const isUnsure = has && field.confirm !== undefined && !confirmed.includes(field.id);
    if (has ? !isUnsure : !field.isRequired) continue;
    return askField(run, field, isUnsure);
  }
  if (!form.confirmAll) return finishCapture(run, form);
  run.modules.capture = { values, open: '', confirmed, isConfirming: true };
  run.respond(form.confirmAll);
  return waiting;
}

/** Asks for the value of a slot, or whether its value is right. */
export function askField(run: TurnRun, field: CaptureField, isConfirming: boolean): Move {
  const { values, confirmed } = run.modules.capture ?? nothingCaptured;
  run.modules.capture = {
    values,
    open: field.id,
    ...(confirmed && { confirmed }),
    ...(isConfirming && { isConfirming }),
  };
  openField(run, field).ask();
  return waiting;
}

/** The open question of a slot: for its value, or whether the value is right. */
export function openField(run: TurnRun, field: CaptureField) {
  const capturing = run.modules.capture;
  const response = capturing?.isConfirming ? field.confirm : field.prompt;
  if (capturing?.isConfirming) run.parameters = new Map([['SlotValue', capturing.values[field.id] ?? null]]);
  return { response, ask: () => run.respond(response) };
}

/** Continues with the values that there are. */
export function finishCapture(run: TurnRun, form: CaptureForm): Move {
  run.modules.capture = undefined;
  return form.nextMove;
}
