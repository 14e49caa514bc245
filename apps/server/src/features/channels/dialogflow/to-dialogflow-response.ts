import type { AddressFile } from '../get-asset-url.ts';
import type { ChannelAnswer } from '../../../db/stored-shapes.ts';
import { listPlainResponses } from '../speech/list-plain-responses.ts';
import { getPhrases } from '../phrases.ts';
import { toGooglePayload, type GooglePayload } from './google-payload.ts';
import { toMessages, type Message } from './to-messages.ts';
import type { DialogflowRequest } from './dialogflow-request.ts';

/** The response of a webhook. Agents refuse a response with an empty part, so empty parts are left out. */
export interface DialogflowResponse {
  readonly fulfillmentText?: string;
  readonly fulfillmentMessages?: readonly Message[];
  readonly outputContexts?: readonly { readonly name: string; readonly lifespanCount: number }[];
  readonly payload?: { readonly google: GooglePayload };
}

/** The limit of a response in bytes, and the characters of text in a shortened one. */
const [maxBytes, shortTextLength] = [65_536, 10_000];
/** Turns for which the agent keeps the context that the conversation is open. */
const contextLifespanTurns = 50;

/** Converts an answer to a webhook response. */
export function toDialogflowResponse(
  { session, originalDetectIntentRequest }: Pick<DialogflowRequest, 'session' | 'originalDetectIntentRequest'>,
  { outputs, ended, language }: ChannelAnswer,
  addressFile: AddressFile,
): DialogflowResponse {
  const responses = listPlainResponses(outputs);
  const text = responses
    .map(({ displayText }) => displayText)
    .filter(Boolean)
    .join('\n');
  const settings = { addressFile, phrases: getPhrases(language) };
  const messages = toMessages(responses, settings);
  const isGoogle = originalDetectIntentRequest?.source === 'google';
  const context = { name: `${session}/contexts/conversation`, lifespanCount: ended ? 0 : contextLifespanTurns };
  const whole: DialogflowResponse = {
    ...(text !== '' && { fulfillmentText: text }),
    ...(messages.length > 0 && { fulfillmentMessages: messages }),
    outputContexts: [context],
    ...(isGoogle && text !== '' && { payload: { google: toGooglePayload(responses, { ...settings, text, ended }) } }),
  };
  if (Buffer.byteLength(JSON.stringify(whole)) <= maxBytes) return whole;
  return { fulfillmentText: text.slice(0, shortTextLength), outputContexts: [context] };
}
