import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import type { ChannelInput, ChannelTurn } from '../channel-turn.ts';
import type { DialogflowRequest } from './dialogflow-request.ts';

/** Query text of a welcome event, for example `GOOGLE_ASSISTANT_WELCOME`. */
const welcome = /^(?:[A-Z]+_)*WELCOME$/;

/** Converts a webhook request to a turn. */
export function toChannelTurn({ responseId, session, queryResult }: DialogflowRequest): ChannelTurn {
  return {
    session,
    turnId: responseId,
    input: readInput(queryResult),
    speaker: { platform: 'DialogFlow', language: queryResult.languageCode, isAccountLinked: false },
    expects: 'either',
  };
}

function readInput({ queryText, intent, parameters }: DialogflowRequest['queryResult']): ChannelInput {
  if (welcome.test(queryText)) return { type: 'begin' };
  if (queryText === 'actions_intent_CANCEL') return { type: 'left' };
  if (queryText === 'actions_intent_NO_INPUT') return { type: 'silent' };
  const name = intent?.displayName ?? '';
  if (name === '' || intent?.isFallback)
    return queryText.trim() === '' ? { type: 'silent' } : { type: 'said', text: queryText };
  const slots = Object.entries(parameters ?? {}).flatMap(([slot, value]) => {
    const text = toText(value);
    return text === '' ? [] : [{ name: slot, text }];
  });
  return { type: 'intent', name, slots, text: queryText };
}

/** Converts a parameter to text. System entities are texts, numbers, lists, and objects of these. */
function toText(value: JsonValue): string {
  if (value === null || value === false) return '';
  if (isJsonArray(value)) return value.map(toText).filter(Boolean).join(', ');
  if (isJsonObject(value))
    return Object.values(value)
      .map((part) => toText(part ?? null))
      .filter(Boolean)
      .join(' ');
  return String(value).trim();
}
