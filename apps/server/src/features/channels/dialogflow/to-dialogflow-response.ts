import type { TurnOutput } from '@confab/model';
import { assetAddress } from '../asset-address.ts';
import type { ChannelAnswer } from '../channel-turn.ts';
import type { DialogflowRequest } from './dialogflow-request.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** One thing that an agent shows. */
type Message =
  | { readonly text: { readonly text: readonly string[] } }
  | { readonly image: { readonly imageUri: string; readonly accessibilityText: string } }
  | { readonly card: { readonly title: string; readonly subtitle: string; readonly imageUri: string } }
  | { readonly quickReplies: { readonly title: string; readonly quickReplies: readonly string[] } };

/** What an agent takes from its webhook; an empty part of a wrong kind would make it refuse all of it. */
export interface DialogflowResponse {
  readonly fulfillmentText?: string;
  readonly fulfillmentMessages?: readonly Message[];
  readonly outputContexts?: readonly { readonly name: string; readonly lifespanCount: number }[];
  readonly payload?: { readonly google: GooglePayload };
}

/** What clients of the time of Google's own actions read. */
interface GooglePayload {
  readonly expectUserResponse: boolean;
  readonly richResponse: {
    readonly items: readonly {
      readonly simpleResponse: { readonly textToSpeech: string; readonly displayText: string };
    }[];
    readonly suggestions?: readonly { readonly title: string }[];
  };
}

/** Bytes of an answer, and characters of its text where it has to be cut. */
const [mostBytes, shortText] = [65_536, 10_000];
/** Turns for which an agent remembers that a conversation is open. */
const lifespan = 50;

/** An answer as a Dialogflow agent shows it. */
export function toDialogflowResponse(
  { session, originalDetectIntentRequest }: Pick<DialogflowRequest, 'session' | 'originalDetectIntentRequest'>,
  { outputs, ended }: ChannelAnswer,
  publicUrl: string,
): DialogflowResponse {
  const responses = outputs.filter((output) => output.type === 'response');
  const text = responses
    .map(({ displayText }) => displayText)
    .filter(Boolean)
    .join('\n');
  const messages = responses.flatMap((response) => messagesOf(response, publicUrl));
  const isGoogle = originalDetectIntentRequest?.source === 'google';
  const context = { name: `${session}/contexts/conversation`, lifespanCount: ended ? 0 : lifespan };
  const whole: DialogflowResponse = {
    ...(text !== '' && { fulfillmentText: text }),
    ...(messages.length > 0 && { fulfillmentMessages: messages }),
    outputContexts: [context],
    ...(isGoogle && text !== '' && { payload: { google: googlePayload(responses, text, ended) } }),
  };
  if (Buffer.byteLength(JSON.stringify(whole)) <= mostBytes) return whole;
  return { fulfillmentText: text.slice(0, shortText), outputContexts: [context] };
}

function messagesOf({ displayText, headingText, imageAssetId, suggestionChips }: Spoken, publicUrl: string): Message[] {
  const messages: Message[] = [];
  const imageUri = assetAddress(publicUrl, imageAssetId);
  if (imageUri !== undefined && headingText !== '')
    messages.push({ card: { title: headingText, subtitle: displayText, imageUri } });
  else {
    const text = [headingText, displayText].filter(Boolean).join('\n');
    if (text !== '') messages.push({ text: { text: [text] } });
    if (imageUri !== undefined) messages.push({ image: { imageUri, accessibilityText: displayText } });
  }
  if (suggestionChips.length > 0)
    messages.push({ quickReplies: { title: displayText, quickReplies: suggestionChips } });
  return messages;
}

function googlePayload(responses: readonly Spoken[], displayText: string, ended: boolean): GooglePayload {
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
