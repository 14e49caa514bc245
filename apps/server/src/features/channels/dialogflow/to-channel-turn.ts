import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import type { ChannelInput, ChannelTurn } from '../channel-turn.ts';
import type { DialogflowRequest } from './dialogflow-request.ts';

/** What an agent calls its events by, where nothing was said. */
const welcome = /^(?:[A-Z]+_)*WELCOME$/;

/** A turn of a conversation for what an agent asks. */
export function toChannelTurn({ responseId, session, queryResult }: DialogflowRequest): ChannelTurn {
  return {
    session,
    turnId: responseId,
    input: inputOf(queryResult),
    speaker: { platform: 'DialogFlow', language: queryResult.languageCode, isAccountLinked: false },
    expects: 'either',
  };
}

function inputOf({ queryText, intent, parameters }: DialogflowRequest['queryResult']): ChannelInput {
  if (welcome.test(queryText)) return { type: 'begin' };
  if (queryText === 'actions_intent_CANCEL') return { type: 'left' };
  if (queryText === 'actions_intent_NO_INPUT') return { type: 'silent' };
  const name = intent?.displayName ?? '';
  if (name === '' || intent?.isFallback)
    return queryText.trim() === '' ? { type: 'silent' } : { type: 'said', text: queryText };
  const slots = Object.entries(parameters ?? {}).flatMap(([slot, value]) => {
    const text = textOf(value);
    return text === '' ? [] : [{ name: slot, text }];
  });
  return { type: 'intent', name, slots, text: queryText };
}

/** A parameter as words: the system entities of an agent are texts, numbers, lists, and objects of these. */
function textOf(value: JsonValue): string {
  if (value === null || value === false) return '';
  if (isJsonArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (isJsonObject(value))
    return Object.values(value)
      .map((part) => textOf(part ?? null))
      .filter(Boolean)
      .join(' ');
  return String(value).trim();
}
