import type { FilledSlot, JsonValue } from '@confab/model';
import { acceptsAnswer } from '../../answer-limits/accepts-answer.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { acceptEarlyValues, acceptValues } from '../listening/capture/accept-values.ts';
import { askNextField, openField } from '../listening/capture/ask-fields.ts';
import { compileCaptureForm, type CaptureField, type CaptureForm } from '../listening/capture/capture-form.ts';
import { handleConfirmation, handleSummary, openSummary } from '../listening/capture/confirmations.ts';
import {
  fillFromAnswer,
  fillOtherChanges,
  nothingCaptured,
  type FilledFields,
} from '../listening/capture/fill-fields.ts';
import { listRefused } from '../listening/capture/list-refused.ts';
import { applyFieldReprompt, handleNoValue, matchIntent } from '../listening/capture/other-answers.ts';
import { readPlatformValues } from '../listening/capture/platform-values.ts';
import { createNodeBase, type NodeType } from '../node-type.ts';
import { handleNoInput, noReprompts } from '../listening/reprompt.ts';
import { splitAnswer } from '../listening/split-wishes.ts';

/** The steps of looking at a slot: whether it was given, and whether it is asked for. */
const stepsPerField = 4;
/** How many wishes can wait for later questions. */
const maxPending = 8;

/**
 * Asks until every required slot is filled and confirmed where configured. Slots of the intent that led here
 * count, one answer may fill several slots, and an answer may correct an earlier one.
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
        const known = new Map(run.filledSlots.map((filled) => [filled.slot.toLowerCase(), filled]));
        const heard = form.fields.flatMap((field) => {
          const slot = field.name.toLowerCase();
          const filled = known.get(slot);
          // Of the fields that ask for the same slot, such as two cities, a value fills only the first.
          known.delete(slot);
          return filled ? ([[field.id, chooseReading(run, field, filled)]] as const) : [];
        });
        run.modules.capture = nothingCaptured;
        return acceptEarlyValues(run, form, heard);
      },
      reask(run) {
        run.modules.capture ??= nothingCaptured;
        return askNextField(run, form);
      },
      getAskedSlot: ({ open }) => form.fields.find(({ id }) => id === open)?.name,
      listSlots: ({ values }) =>
        form.fields.map(({ id, name }) => ({ id, name, value: Object.hasOwn(values, id) ? values[id] : undefined })),
      handleInput(run, input) {
        const capturing = (run.modules.capture ??= { values: {}, open: form.fields[0]?.id ?? '' });
        const field = form.fields.find(({ id }) => id === capturing.open);
        if (!field && !(form.confirmAll && capturing.isConfirming)) return askNextField(run, form);
        if (input.type === 'silent')
          return field
            ? handleNoInput(run, applyFieldReprompt(form, field), openField(run, field))
            : handleNoInput(run, form, openSummary(run, form));
        if (!field) return handleSummary(run, form, input.text);
        return capturing.isConfirming
          ? handleConfirmation(run, form, field, input.text)
          : handleAnswer(run, form, field, input.text);
      },
    };
  },
};

/** Handles the answer; the next questions handle the wishes after it. */
function handleAnswer(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  if (run.isSlotAnswer) {
    const given = readPlatformValues(run, form);
    return given.size > 0 ? acceptAnswer(run, form, text, given) : handleNoValue(run, form, field, text);
  }
  const [answer = text, ...others] = splitAnswer(run, form, field, text);
  if (others.length > 0) run.pending = [...run.pending, ...others].slice(0, maxPending);
  return handleValue(run, form, field, answer);
}

function handleValue(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): Move {
  if (form.slotFiller.acceptsAnyWords(field.id)) {
    // Any text is an answer, except an exact sample of an intent.
    const other = matchIntent(run, form, text, true);
    if (other) return other;
  }
  const filled = fillFromAnswer(run, form, field, text);
  const heard = filled.size > 0 ? filled : undefined;
  const other = heard ? undefined : matchIntent(run, form, text, false);
  if (other) return other;
  const taken = heard ?? fillOtherChanges(run, form, field, text);
  if (taken.size === 0) return handleNoValue(run, form, field, text);
  return acceptAnswer(run, form, text, taken);
}

/** The likeliest reading of a value that its slot accepts, or the likeliest of all. */
function chooseReading(run: TurnRun, field: CaptureField, { value, otherValues = [] }: FilledSlot): JsonValue {
  return [value, ...otherValues].find((one) => acceptsAnswer(run, field, one)) ?? value;
}

function acceptAnswer(run: TurnRun, form: CaptureForm, text: string, values: FilledFields): Move {
  if (listRefused(run, form, values).length === 0) run.reprompts = noReprompts;
  return acceptValues(run, form, text, values);
}
