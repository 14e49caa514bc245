import type { Move } from '../../../program.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import { followConnector } from '../../node-type.ts';
import { handleNoMatch } from '../reprompt.ts';
import {
  applyIntent,
  getMatchReason,
  matchOuterListeners,
  strongerThan,
  traceNotUnderstood,
  traceUnderstood,
  understand,
} from '../understand.ts';
import { openField } from './ask-fields.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';

/** Matches an intent of the node's own connectors or of an outer listener. */
export function matchIntent(run: TurnRun, form: CaptureForm, text: string, isExact: boolean): Move | undefined {
  const { candidates, best, route, isSure } = understand(run, form, text);
  if (!best || !route || !isSure || (isExact && best.how !== 'exact'))
    return matchOuterListeners(run, form, text, isExact ? 'exact' : 'model');
  const stronger = best === run.platformIntent ? undefined : strongerThan(best);
  const elsewhere = stronger && matchOuterListeners(run, form, text, stronger, best);
  if (elsewhere) return elsewhere;
  traceUnderstood(run, text, candidates, best.intentId, getMatchReason(run, best), 'intent');
  applyIntent(run, route, best);
  run.modules.capture = undefined;
  return followConnector(route.connector);
}

/** Asks again for a slot when an answer has no value for it. */
export function handleNoValue(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  traceNotUnderstood(run, text, [], `nothing in it is "${field.name}"`);
  return handleNoMatch(run, applyFieldReprompt(form, field), openField(run, field));
}

export function applyFieldReprompt(form: CaptureForm, { reprompt }: CaptureField): CaptureForm {
  return reprompt ? { ...form, noMatchResponse: reprompt, noInputResponse: reprompt } : form;
}
