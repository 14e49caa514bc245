import { findCorrection, findNamed, isEqualData, type SlotValue } from '@confab/understanding';
import type { EntityKind, JsonValue } from '@confab/model';
import { acceptsAnswer, describeRefused, getSlotFiller } from '../../../answer-limits/accepts-answer.ts';
import { convertValue } from '../../../expression/convert-value.ts';
import { toText } from '../../../expression/values.ts';
import type { Move } from '../../../program.ts';
import type { TurnRun } from '../../../run/turn-run.ts';
import type { CaptureState } from '../../../types.ts';
import { createTypeFault, raiseFault } from '../../parameters.ts';
import { findCorrected } from '../find-corrected.ts';
import { getMoment, traceNotUnderstood, traceUnderstood } from '../understand.ts';
import type { CaptureField, CaptureForm } from './capture-form.ts';
import { listRefused } from './list-refused.ts';

export const nothingCaptured: CaptureState = { values: {}, open: '' };

/** Values by slot. */
export type FilledFields = ReadonlyMap<string, SlotValue>;

/**
 * Values of the open slot and of those without a value; of those that have one only if the person corrects it. At a
 * slot for any words the whole text has to be a correction, as 'no nuts for two of us' is an answer.
 */
export function fillFromAnswer(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): FilledFields {
  const { values } = run.modules.capture ?? nothingCaptured;
  const missing = form.fields.map(({ id }) => id).filter((id) => id !== field.id && !Object.hasOwn(values, id));
  const correction = findCorrection(text, run.program.language);
  const filler = getSlotFiller(run, form);
  const fill = (slots: readonly string[]) => filler.fill(text, slots, getMoment(run), slots[0] === field.id);
  if (correction === undefined) return fill([field.id, ...missing]);
  const filled = listCorrectable(run, form, text, field.id).map(({ id }) => id);
  if (form.slotFiller.acceptsAnyWords(field.id)) {
    const corrected = fillCorrection(run, form, field, text);
    return corrected.size > 0 ? corrected : fill([field.id, ...missing, ...filled]);
  }
  return correction === 'clear' && fill(filled).size > 0
    ? fill([...filled, field.id, ...missing])
    : fill([field.id, ...missing, ...filled]);
}

/** Values of slots that have one, in a text that only corrects them. */
function fillCorrection(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): FilledFields {
  const moment = getMoment(run);
  if (!moment) return new Map();
  const { language } = run.program;
  const found = findCorrected(getSlotFiller(run, form), listCorrectable(run, form, text, field.id), {
    text,
    language,
    moment,
  });
  return new Map([...found].map(([id, { value }]) => [id, value]));
}

/** New values of slots that have another value, as in 'for three people' when it was two. */
export function fillChanges(run: TurnRun, form: CaptureForm, text: string, except = ''): FilledFields {
  const { values } = run.modules.capture ?? nothingCaptured;
  const correctable = listCorrectable(run, form, text, except).map(({ id }) => id);
  const found = getSlotFiller(run, form).fill(text, correctable, getMoment(run));
  return new Map([...found].filter(([id, value]) => !isEqualData(values[id], value)));
}

/** Kinds of values that people may give as a bare number. */
const kindsOfNumbers: ReadonlySet<string> = new Set<EntityKind>([
  'number',
  'ordinal',
  'date',
  'time',
  'dateTime',
  'duration',
  'recurrence',
  'currency',
  'percentage',
  'temperature',
  'age',
  'phone',
]);

/**
 * New values of other slots than the one that is asked for. A number that may be meant for that one, such as a 7 when a
 * time is asked for, changes no other, unless the person corrects something or names the slot.
 */
export function fillOtherChanges(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): FilledFields {
  const changes = fillChanges(run, form, text);
  if (!kindsOfNumbers.has(field.type) || findCorrection(text, run.program.language) !== undefined) return changes;
  const named = findNamed(text, form.fields, run.program.language);
  const isNumber = (one: CaptureField) => one !== named && (one.type === 'number' || one.type === 'ordinal');
  const numbers = new Set(form.fields.filter(isNumber).map(({ id }) => id));
  return new Map([...changes].filter(([id]) => !numbers.has(id)));
}

/**
 * The slots with a value that an answer may correct: one that it names, then the newest first. Free words, or a yes, do
 * not show which slot they are for.
 */
function listCorrectable(run: TurnRun, form: CaptureForm, text: string, except: string): readonly CaptureField[] {
  const { values } = run.modules.capture ?? nothingCaptured;
  const isCorrectable = ({ id, type }: CaptureField) =>
    id !== except && type !== 'yesNo' && !form.slotFiller.acceptsAnyWords(id);
  const newestFirst = Object.keys(values).toReversed();
  const fields = newestFirst.flatMap((id) => form.fields.find((one) => one.id === id && isCorrectable(one)) ?? []);
  const named = findNamed(text, fields, run.program.language);
  return named ? [named, ...fields.filter((one) => one !== named)] : fields;
}

/** Traces and stores values. @returns the exception if a variable cannot hold one. */
export function takeValues(run: TurnRun, form: CaptureForm, text: string, filled: FilledFields): Move | undefined {
  const refused = listRefused(run, form, filled);
  const reason = describeValues(form, filled, refused);
  if (refused.length === filled.size && !refused.some(({ outside }) => outside))
    traceNotUnderstood(run, text, [], reason);
  else traceUnderstood(run, text, [], null, reason, 'value');
  return storeValues(run, form, [...filled]);
}

/** Stores slot values within the limits of their slots and writes them to variables. @returns the exception if a variable cannot hold one. */
export function storeValues(
  run: TurnRun,
  form: CaptureForm,
  heard: readonly (readonly [slot: string, value: JsonValue])[],
): Move | undefined {
  for (const [id, value] of heard) {
    const field = form.fields.find((one) => one.id === id);
    if (!field || !acceptsAnswer(run, field, value)) continue;
    const { variable, name } = field;
    const type = variable === '' ? 'dynamic' : (run.findVariableType(variable) ?? 'dynamic');
    if (!convertValue(value, type).ok) return raiseFault(createTypeFault(name, type), form.nextMove);
    run.modules.capture = addValue(run.modules.capture ?? nothingCaptured, id, value);
    if (variable !== '') run.setVariable(variable, value);
  }
  return undefined;
}

/** The newest value is last; one that was confirmed before is asked about again. */
function addValue({ confirmed = [], ...capturing }: CaptureState, id: string, value: JsonValue): CaptureState {
  const { values, ...kept } = removeValue(capturing, id);
  const others = confirmed.filter((other) => other !== id);
  return { ...kept, values: { ...values, [id]: value }, ...(others.length > 0 && { confirmed: others }) };
}

export function removeValue(capturing: CaptureState, id: string): CaptureState {
  return { ...capturing, values: Object.fromEntries(Object.entries(capturing.values).filter(([slot]) => slot !== id)) };
}

function describeValues({ fields }: CaptureForm, filled: FilledFields, refused: readonly CaptureField[]) {
  const parts = fields.flatMap((field) => {
    if (!filled.has(field.id)) return [];
    const value = filled.get(field.id) ?? null;
    return refused.includes(field) ? [describeRefused(field, value)] : [`"${field.name}" is ${toText(value)}`];
  });
  return parts.join(', ');
}
