import type { TurnOutput } from '@confab/model';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';
import type { ChannelAnswer } from '../channel-turn.ts';
import { listPlainResponses } from '../list-plain-responses.ts';
import type { DialogflowRequest } from './dialogflow-request.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** A message of an agent. */
type Message =
  | { readonly text: { readonly text: readonly string[] } }
  | { readonly image: { readonly imageUri: string; readonly accessibilityText: string } }
  | { readonly card: { readonly title: string; readonly subtitle: string; readonly imageUri: string } }
  | { readonly quickReplies: { readonly title: string; readonly quickReplies: readonly string[] } };

/** The response of a webhook. Agents refuse a response with an empty part, so empty parts are left out. */
export interface DialogflowResponse {
  readonly fulfillmentText?: string;
  readonly fulfillmentMessages?: readonly Message[];
  readonly outputContexts?: readonly { readonly name: string; readonly lifespanCount: number }[];
  readonly payload?: { readonly google: GooglePayload };
}

/** The payload for clients of Actions on Google. */
interface GooglePayload {
  readonly expectUserResponse: boolean;
  readonly richResponse: {
    readonly items: readonly {
      readonly simpleResponse: { readonly textToSpeech: string; readonly displayText: string };
    }[];
    readonly suggestions?: readonly { readonly title: string }[];
  };
}

/** The limit of a response in bytes, and the characters of text in a shortened one. */
const [maxBytes, shortTextLength] = [65_536, 10_000];
/** Turns for which the agent keeps the context that the conversation is open. */
const contextLifespanTurns = 50;

/** Converts an answer to a webhook response. */
export function toDialogflowResponse(
  { session, originalDetectIntentRequest }: Pick<DialogflowRequest, 'session' | 'originalDetectIntentRequest'>,
  { outputs, ended }: ChannelAnswer,
  addressFile: AddressFile,
): DialogflowResponse {
  const responses = listPlainResponses(outputs);
  const text = responses
    .map(({ displayText }) => displayText)
    .filter(Boolean)
    .join('\n');
  const messages = responses.flatMap((response) => toMessages(response, addressFile));
  const isGoogle = originalDetectIntentRequest?.source === 'google';
  const context = { name: `${session}/contexts/conversation`, lifespanCount: ended ? 0 : contextLifespanTurns };
  const whole: DialogflowResponse = {
    ...(text !== '' && { fulfillmentText: text }),
    ...(messages.length > 0 && { fulfillmentMessages: messages }),
    outputContexts: [context],
    ...(isGoogle && text !== '' && { payload: { google: toGooglePayload(responses, text, ended) } }),
  };
  if (Buffer.byteLength(JSON.stringify(whole)) <= maxBytes) return whole;
  return { fulfillmentText: text.slice(0, shortTextLength), outputContexts: [context] };
}

function toMessages(
  { displayText, headingText, imageAssetId, imageAlt = displayText, suggestionChips }: Spoken,
  addressFile: AddressFile,
): Message[] {
  const messages: Message[] = [];
  const imageUri = getAssetUrl(addressFile, imageAssetId, { size: '1024x768' });
  if (imageUri !== undefined && headingText !== '')
    messages.push({ card: { title: headingText, subtitle: displayText, imageUri } });
  else {
    const text = [headingText, displayText].filter(Boolean).join('\n');
    if (text !== '') messages.push({ text: { text: [text] } });
    if (imageUri !== undefined) messages.push({ image: { imageUri, accessibilityText: imageAlt } });
  }
  if (suggestionChips.length > 0)
    messages.push({ quickReplies: { title: displayText, quickReplies: suggestionChips } });
  return messages;
}

function toGooglePayload(responses: readonly Spoken[], displayText: string, ended: boolean): GooglePayload {
  const spoken = responses.map(({ ssml = '' }) => ssml.replace(/^<speak>|<\/speak>$/g, '')).join(' ');
  const chips = responses.at(-1)?.suggestionChips ?? [];
  return {
    expectUserResponse: !ended,
    richResponse: {
      items: [{ simpleResponse: { textToSpeech: `<speak>${spoken}</speak>`, displayText } }],
      ...(chips.length > 0 && { suggestions: chips.map((title) => ({ title })) }),
    },
  };
}
