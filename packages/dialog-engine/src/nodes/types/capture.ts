import { findYesNo } from '@confab/understanding';
import { toText } from '../../expression/values.ts';
import { convertValue } from '../../expression/convert-value.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { CaptureState } from '../../types.ts';
import { compileCaptureForm, type CaptureField, type CaptureForm } from '../listening/capture-form.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';
import { createTypeFault, raiseFault } from '../parameters.ts';
import { handleNoInput, noReprompts, handleNoMatch } from '../listening/reprompt.ts';
import {
  matchOuterListeners,
  getMoment,
  traceUnderstood,
  traceNotUnderstood,
  getMatchReason,
  applyIntent,
  understand,
} from '../listening/understand.ts';

/** The steps of looking at a slot: whether it was given, and whether it is asked for. */
const stepsPerField = 4;

/**
 * Asks until every required slot is filled and confirmed where configured. Slots of the intent that led here
 * count, and one answer may fill several slots.
 */
export const capture: NodeType = {
  type: 'Capture',
  compile(node, compiler) {
    const form = compileCaptureForm(node, compiler);
    return {
      ...createNodeBase(node),
      findExceptionHandling: compileExceptions(node, compiler),
      enter(run) {
        run.spend(stepsPerField * form.fields.length);
        run.respond(form.response);
        run.reprompts = noReprompts;
        const known = new Map(run.filledSlots.map(({ slot, value }) => [slot.toLowerCase(), value]));
        const heard = form.fields.flatMap(({ id, name }) => {
          const value = known.get(name.toLowerCase());
          return value === undefined ? [] : ([[id, value]] as const);
        });
        run.modules.capture = { values: {}, open: '' };
        return storeValues(run, form, heard) ?? askNextField(run, form);
      },
      reask(run) {
        run.modules.capture ??= { values: {}, open: '' };
        return askNextField(run, form);
      },
      handleInput(run, input) {
        const capturing = (run.modules.capture ??= { values: {}, open: form.fields[0]?.id ?? '' });
        const field = form.fields.find(({ id }) => id === capturing.open);
        if (!field) return askNextField(run, form);
        if (input.type === 'silent') return handleNoInput(run, applyFieldReprompt(form, field), openField(run, field));
        return capturing.isConfirming
          ? handleConfirmation(run, form, field, input.text)
          : handleValue(run, form, field, input.text);
      },
    };
  },
};

/** Asks for the next missing or unconfirmed slot; continues when none is left. */
function askNextField(run: TurnRun, form: CaptureForm): Move {
  const { values, confirmed = [] } = run.modules.capture ?? { values: {} };
  for (const field of form.fields) {
    const has = Object.hasOwn(values, field.id);
    const isUnsure = has && field.confirm !== undefined && !confirmed.includes(field.id);
    if (has ? !isUnsure : !field.isRequired) continue;
    const { isConfirming: _, ...kept } = run.modules.capture ?? { values };
    run.modules.capture = { ...kept, open: field.id, ...(isUnsure && { isConfirming: true }) };
    askField(run, field);
    return { type: 'wait' };
  }
  run.modules.capture = undefined;
  return form.nextMove;
}

function askField(run: TurnRun, field: CaptureField) {
  return openField(run, field).ask();
}

/** The open question of a slot: for its value, or whether the value is right. */
function openField(run: TurnRun, field: CaptureField) {
  const capturing = run.modules.capture;
  const response = capturing?.isConfirming ? field.confirm : field.prompt;
  if (capturing?.isConfirming) run.parameters = new Map([['SlotValue', capturing.values[field.id] ?? null]]);
  return { response, ask: () => run.respond(response) };
}

function handleValue(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  const { values } = run.modules.capture ?? { values: {} };
  if (form.slotFiller.acceptsAnyWords(field.id)) {
    // Any text is an answer, except an exact sample of an intent.
    const other = matchIntent(run, form, text, true);
    if (other) return other;
  }
  const open = form.fields.map(({ id }) => id).filter((id) => id !== field.id && !Object.hasOwn(values, id));
  const filled = form.slotFiller.fill(text, [field.id, ...open], getMoment(run));
  if (filled.size === 0) return matchIntent(run, form, text, false) ?? handleNoValue(run, form, field, text);
  traceUnderstood(run, text, [], null, describeValues(form, filled), 'value');
  run.reprompts = noReprompts;
  return storeValues(run, form, [...filled]) ?? askNextField(run, form);
}

function handleConfirmation(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  const capturing: CaptureState = run.modules.capture ?? { values: {}, open: field.id };
  const answer = findYesNo(text, run.program.language);
  const { isConfirming: _, confirmed = [], ...kept } = capturing;
  if (answer === true) {
    traceUnderstood(run, text, [], null, `"${field.name}" is right`, 'reply');
    run.reprompts = noReprompts;
    run.modules.capture = { ...kept, confirmed: [...confirmed, field.id] };
    return askNextField(run, form);
  }
  const corrected = form.slotFiller.acceptsAnyWords(field.id)
    ? undefined
    : form.slotFiller.fill(text, [field.id], getMoment(run));
  if (corrected && corrected.size > 0) {
    traceUnderstood(run, text, [], null, describeValues(form, corrected), 'value');
    run.modules.capture = { ...kept, confirmed };
    return storeValues(run, form, [...corrected]) ?? askNextField(run, form);
  }
  if (answer === undefined) return matchIntent(run, form, text, false) ?? handleNoValue(run, form, field, text);
  traceUnderstood(run, text, [], null, `"${field.name}" is wrong`, 'reply');
  const values = Object.fromEntries(Object.entries(kept.values).filter(([id]) => id !== field.id));
  run.modules.capture = { values, open: field.id, confirmed };
  if (!run.respond(field.reprompt)) run.respond(field.prompt);
  return { type: 'wait' };
}

/** Matches an intent of the node's own connectors or of an outer listener. */
function matchIntent(run: TurnRun, form: CaptureForm, text: string, isExact: boolean): Move | undefined {
  const { candidates, best, route, isSure } = understand(run, form, text);
  if (!best || !route || !isSure || (isExact && best.how !== 'exact'))
    return matchOuterListeners(run, text, isExact ? 'exact' : 'model');
  traceUnderstood(run, text, candidates, best.intentId, getMatchReason(run, best), 'intent');
  applyIntent(run, route, best);
  run.modules.capture = undefined;
  return followConnector(route.connector);
}

function handleNoValue(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  traceNotUnderstood(run, text, [], `nothing in it is "${field.name}"`);
  return handleNoMatch(run, applyFieldReprompt(form, field), openField(run, field));
}

function applyFieldReprompt(form: CaptureForm, { reprompt }: CaptureField) {
  return reprompt ? { ...form, noMatchResponse: reprompt, noInputResponse: reprompt } : form;
}

type SlotValues = readonly (readonly [slot: string, value: CaptureState['values'][string]])[];

/** Stores slot values and writes them to variables. @returns the exception if a variable cannot hold one. */
function storeValues(run: TurnRun, form: CaptureForm, heard: SlotValues): Move | undefined {
  for (const [id, value] of heard) {
    const field = form.fields.find((one) => one.id === id);
    const capturing = run.modules.capture ?? { values: {}, open: '' };
    if (!field) continue;
    const { variable, name } = field;
    const type = variable === '' ? 'dynamic' : (run.findVariableType(variable) ?? 'dynamic');
    if (!convertValue(value, type).ok) return raiseFault(createTypeFault(name, type), form.nextMove);
    run.modules.capture = { ...capturing, values: { ...capturing.values, [id]: value } };
    if (variable !== '') run.setVariable(variable, value);
  }
  return undefined;
}

function describeValues({ fields }: CaptureForm, filled: ReadonlyMap<string, CaptureState['values'][string]>) {
  const parts = fields.flatMap(({ id, name }) =>
    filled.has(id) ? [`"${name}" is ${toText(filled.get(id) ?? null)}`] : [],
  );
  return parts.join(', ');
}
