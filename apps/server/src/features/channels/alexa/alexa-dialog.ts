import type { Directive, Intent, ResponseEnvelope, Slot } from 'ask-sdk-model';
import type { ChannelAnswer } from '../../../db/stored-shapes.ts';
import { unreadable, type AlexaDialog, type AlexaRequest, type AlexaSlot, type GivenSlot } from './alexa-request.ts';

/**
 * Finds the dialog that a request belongs to: the intent that was spoken last, and its slots with their values. The
 * attributes of the session keep it for requests without slots, such as a yes. Alexa refuses to ask for slots of other
 * intents.
 */
export function findDialog({ session, request }: AlexaRequest): AlexaDialog | undefined {
  const { intent, dialogState } = request;
  const slots = Object.entries(intent?.slots ?? {});
  if (!intent || dialogState === undefined || slots.length === 0) return session?.attributes?.dialog;
  return {
    intent: intent.name,
    slots: slots.map(([name]) => name),
    isConfirmed: intent.confirmationStatus === 'CONFIRMED',
    given: Object.fromEntries(
      slots
        .map(([name, slot]) => [name, toGiven(slot)] as const)
        .filter(([, slot]) => !['', unreadable].includes(readWords(slot))),
    ),
  };
}

/**
 * Lists the slots whose values the request changes. Once Alexa had to ask for a slot, its requests repeat the values of
 * the other slots.
 */
export function listNewSlots(alexa: AlexaRequest): readonly AlexaSlot[] {
  const slots = Object.entries(alexa.request.intent?.slots ?? {});
  const { given = {} } = findAskedDialog(alexa) ?? {};
  return slots.filter(([name, slot]) => readWords(given[name]) !== readWords(toGiven(slot))).map(([, slot]) => slot);
}

/**
 * Whether a request answers the question for a slot. Without a new value, the person has only spoken the intent again.
 */
export function isSlotAnswer(alexa: AlexaRequest): boolean {
  const isNew = (slot: AlexaSlot) => readWords(toGiven(slot)) !== '';
  return findAskedDialog(alexa) !== undefined && listNewSlots(alexa).some(isNew);
}

/** The dialog whose slot Alexa has to ask for, if the request continues with it. */
function findAskedDialog({ session, request }: AlexaRequest): AlexaDialog | undefined {
  const dialog = session?.attributes?.dialog;
  return dialog?.asked !== undefined && dialog.intent === request.intent?.name ? dialog : undefined;
}

/** Makes Alexa listen for the value of the slot that the answer asks for, so that a bare value is understood. */
export function addDialog(
  envelope: ResponseEnvelope,
  { askedSlot, keptSlots = [], changedSlots = {}, ended }: ChannelAnswer,
  dialog: AlexaDialog | undefined,
): ResponseEnvelope {
  if (!dialog || ended) return envelope;
  const { asked: _before, ...spoken } = dialog;
  // Only these slots keep their values; those of an ended form would fill the next one.
  const kept = Object.entries(spoken.given ?? {}).filter(([name]) => keptSlots.includes(name));
  const changed = Object.entries(changedSlots).map(([name, values]) => [name, toGivenValue(values)] as const);
  const all = Object.entries(Object.fromEntries([...kept, ...changed]));
  // A slot whose value is removed is empty, as Alexa has no list without values.
  const current = { ...spoken, given: Object.fromEntries(all.filter(([, slot]) => readWords(slot) !== '')) };
  const { response } = envelope;
  const directives = response.directives ?? [];
  // Alexa refuses other directives beside a video.
  const asked = directives.some(({ type }) => type === 'VideoApp.Launch') ? undefined : askedSlot;
  if (asked === undefined) return { ...envelope, sessionAttributes: { dialog: current } };
  const { [asked]: _empty, ...given } = current.given;
  const next = { ...current, given, asked };
  return {
    ...envelope,
    sessionAttributes: { dialog: next },
    response: { ...response, directives: [...directives, askFor(asked, next)] },
  };
}

/**
 * Alexa asks again for required slots without a value in the intent, so all slots except the requested one keep theirs.
 */
function askFor(slotToElicit: string, { intent, slots, isConfirmed = false, given = {} }: AlexaDialog): Directive {
  const updatedIntent: Intent = {
    name: intent,
    confirmationStatus: isConfirmed ? 'CONFIRMED' : 'NONE',
    slots: Object.fromEntries(slots.map((name) => [name, toSlot(name, given[name])])),
  };
  return { type: 'Dialog.ElicitSlot', slotToElicit, updatedIntent };
}

function toSlot(name: string, given: GivenSlot | undefined): Slot {
  const { value, values, confirmationStatus = 'NONE' } = given ?? {};
  return {
    name,
    confirmationStatus,
    ...(value !== undefined && { value }),
    ...(values && { slotValue: { type: 'List', values: values.map((one) => ({ type: 'Simple', value: one })) } }),
  };
}

function readWords({ value = '', values = [] }: GivenSlot = {}): string {
  return [value, ...values].join('\n').trim();
}

function toGivenValue(values: readonly string[]): GivenSlot {
  return values.length === 1 ? { value: values[0] } : { values: [...values] };
}

function toGiven({ value, slotValue, confirmationStatus }: AlexaSlot): GivenSlot {
  const values = slotValue?.type === 'List' ? slotValue.values?.flatMap((one) => one.value ?? []) : undefined;
  return {
    ...(value !== undefined && { value }),
    ...(values && { values }),
    ...(confirmationStatus && { confirmationStatus }),
  };
}
