import type { ChannelInput, ChannelTurn } from '../channel-turn.ts';
import { getPhrases } from '../phrases.ts';
import { findDialog, isSlotAnswer, listNewSlots } from './alexa-dialog.ts';
import { unreadable, type AlexaIntent, type AlexaRequest, type AlexaSlot } from './alexa-request.ts';
import { chipEvent } from './apl-document.ts';

/** Converts an Alexa request to a turn; undefined for a request outside a conversation. */
export function toChannelTurn(alexa: AlexaRequest): ChannelTurn | undefined {
  const { session, context, request } = alexa;
  const input = readInput(alexa);
  if (!session || !input) return undefined;
  const { user, person } = context.System;
  const dialog = findDialog(alexa);
  return {
    session: session.sessionId,
    turnId: request.requestId,
    input,
    speaker: {
      platform: 'Alexa',
      language: request.locale,
      visitorName: person?.personId ?? user?.userId,
      isAccountLinked: user?.accessToken !== undefined,
    },
    expects: 'either',
    ...(dialog && { askableSlots: dialog.slots }),
  };
}

function readInput(alexa: AlexaRequest): ChannelInput | undefined {
  const { type, intent, arguments: values = [] } = alexa.request;
  if (type === 'LaunchRequest') return { type: 'begin' };
  if (type === 'SessionEndedRequest') return { type: 'left' };
  if (type === 'IntentRequest' && intent) return readIntent(intent, alexa);
  const [event, text] = values;
  const isChip = type === 'Alexa.Presentation.APL.UserEvent' && event === chipEvent && typeof text === 'string';
  return isChip ? { type: 'said', text } : undefined;
}

function readIntent(intent: AlexaIntent, alexa: AlexaRequest): ChannelInput {
  const phrases = getPhrases(alexa.request.locale);
  const said = (text: string): ChannelInput => ({ type: 'said', text });
  if (intent.confirmationStatus === 'DENIED') return said(phrases.no);
  const isAnswer = isSlotAnswer(alexa);
  const added = listNewSlots(alexa).flatMap(readSlot);
  const text = added.map(({ spoken }) => spoken).join(' ');
  const slots = isAnswer ? added : Object.values(intent.slots ?? {}).flatMap(readSlot);
  const filled = { type: 'intent', slots: slots.map((slot) => ({ name: slot.name, text: slot.meant })), text } as const;
  const builtIn = /^AMAZON\.(\w+?)(?:Intent)?$/.exec(intent.name)?.[1];
  switch (builtIn) {
    case undefined:
      return { ...filled, name: intent.name, ...(isAnswer && { isAnswer }) };
    case 'Yes':
      return said(phrases.yes);
    case 'No':
      return said(phrases.no);
    case 'Repeat':
      return { type: 'again' };
    case 'StartOver':
      return { type: 'begin' };
    case 'Stop':
    case 'Cancel':
    case 'NavigateHome':
      return { ...filled, name: builtIn, endsIfUnmatched: true };
    case 'Help':
      return { ...filled, name: builtIn, text: phrases.help };
    default:
      return { ...filled, name: builtIn };
  }
}

/** Reads what the person said for a slot, and the listed value it resolves to. */
function readSlot({ name, slotValue, ...own }: AlexaSlot) {
  const values = slotValue?.type === 'List' ? (slotValue.values ?? []) : [own];
  const spoken = values.flatMap(({ value }) => value ?? []).join(', ');
  const meant = values.flatMap((one) => getResolvedValue(one) ?? one.value ?? []).join(', ');
  return spoken === '' || spoken === unreadable ? [] : [{ name, spoken, meant }];
}

function getResolvedValue({ resolutions }: Pick<AlexaSlot, 'resolutions'>): string | undefined {
  const match = resolutions?.resolutionsPerAuthority.find(({ status }) => status.code === 'ER_SUCCESS_MATCH');
  return match?.values[0]?.value.name;
}
