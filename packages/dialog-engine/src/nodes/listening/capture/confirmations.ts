import { findNamed, findYesNo } from '@confab/understanding';
import type { Move } from '../../../program.ts';
import { getSlotFiller } from '../../../answer-limits/accepts-answer.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import { handleNoMatch, noReprompts } from '../reprompt.ts';
import { getMoment, traceNotUnderstood, traceUnderstood } from '../understand.ts';
import { acceptValues } from './accept-values.ts';
import { askField, askNextField, finishCapture } from './ask-fields.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';
import { fillChanges, nothingCaptured, removeValue } from './fill-fields.ts';
import { handleNoValue, matchIntent } from './other-answers.ts';

/** Handles the answer to whether the value of a slot is right. */
export function handleConfirmation(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  const { isConfirming: _, confirmed = [], ...kept } = run.modules.capture ?? nothingCaptured;
  const answer = findYesNo(text, run.program.language);
  const changes = new Map(fillChanges(run, form, text, field.id));
  if (answer === true) {
    traceUnderstood(run, text, [], null, `"${field.name}" is right`, 'reply');
    run.reprompts = noReprompts;
    run.modules.capture = { ...kept, confirmed: [...confirmed, field.id] };
    return changes.size > 0 ? acceptValues(run, form, text, changes) : askNextField(run, form);
  }
  if (!form.slotFiller.acceptsAnyWords(field.id))
    for (const [id, value] of getSlotFiller(run, form).fill(text, [field.id], getMoment(run), true))
      changes.set(id, value);
  if (changes.size > 0) {
    run.modules.capture = { ...kept, confirmed };
    return acceptValues(run, form, text, changes);
  }
  if (answer === undefined) return matchIntent(run, form, text, false) ?? handleNoValue(run, form, field, text);
  traceUnderstood(run, text, [], null, `"${field.name}" is wrong`, 'reply');
  run.modules.capture = { ...removeValue(kept, field.id), open: field.id, confirmed };
  if (!run.respond(field.reprompt)) run.respond(field.prompt);
  return { type: 'wait' };
}

/**
 * Handles the answer to whether everything is right: a new value of a slot, a yes, the name of the slot to ask for again,
 * or a no, after which it asks what is wrong.
 */
export function handleSummary(run: TurnRun, form: CaptureForm, text: string): Move {
  const changes = fillChanges(run, form, text);
  if (changes.size > 0) {
    run.reprompts = noReprompts;
    return acceptValues(run, form, text, changes);
  }
  const answer = findYesNo(text, run.program.language);
  const named = answer === true ? undefined : findNamed(text, form.fields, run.program.language);
  if (named) {
    traceUnderstood(run, text, [], null, `"${named.name}" is wrong`, 'reply');
    run.reprompts = noReprompts;
    run.modules.capture = removeValue(run.modules.capture ?? nothingCaptured, named.id);
    return askField(run, named, false);
  }
  if (answer === undefined) return matchIntent(run, form, text, false) ?? askSummaryAgain(run, form, text);
  traceUnderstood(run, text, [], null, answer ? 'everything is right' : 'something is wrong', 'reply');
  run.reprompts = noReprompts;
  if (answer) return finishCapture(run, form);
  if (!run.respond(form.askChange)) run.respond(form.confirmAll);
  return { type: 'wait' };
}

function askSummaryAgain(run: TurnRun, form: CaptureForm, text: string): Move {
  traceNotUnderstood(run, text, [], 'neither a yes, a no nor a new value');
  return handleNoMatch(run, form, openSummary(run, form));
}

/** The open question whether everything is right. */
export function openSummary(run: TurnRun, { confirmAll }: CaptureForm) {
  return { response: confirmAll, ask: () => run.respond(confirmAll) };
}
