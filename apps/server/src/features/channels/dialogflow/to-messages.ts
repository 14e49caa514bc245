import { listSuggestionChips, type TurnOutput } from '@confab/model';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';
import type { Phrases } from '../phrases.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** A message of an agent. */
export type Message =
  | { readonly text: { readonly text: readonly string[] } }
  | { readonly image: { readonly imageUri: string; readonly accessibilityText: string } }
  | { readonly card: Card }
  | { readonly quickReplies: { readonly title: string; readonly quickReplies: readonly string[] } }
  | { readonly payload: SoundPayload };

interface Card {
  readonly title: string;
  readonly subtitle?: string;
  readonly imageUri?: string;
  /** Each button opens the address in its `postback`. */
  readonly buttons?: readonly { readonly text: string; readonly postback: string }[];
}

/**
 * A sound, for which agents have no message of their own. The team's own clients play `audio`; the messenger of
 * Dialogflow shows `richContent`, a button that opens the sound.
 */
interface SoundPayload {
  readonly audio: { readonly url: string; readonly text: string };
  readonly richContent: readonly (readonly object[])[];
}

/** What media of a response become: addresses, and captions of links in the language of the assistant. */
export interface MediaSettings {
  readonly addressFile: AddressFile;
  readonly phrases: Phrases;
}

/** Converts the responses of a turn; the chips come last, as clients drop those that a message follows. */
export function toMessages(responses: readonly Spoken[], settings: MediaSettings): Message[] {
  const messages = responses.flatMap((response) => toMessagesOfResponse(response, settings));
  const chips = listSuggestionChips(responses);
  const title = responses.findLast(({ displayText }) => displayText !== '')?.displayText ?? '';
  if (chips.length > 0) messages.push({ quickReplies: { title, quickReplies: chips } });
  return messages;
}

/** A card for a video or a picture with a heading, else text and picture; then the sound. */
function toMessagesOfResponse(response: Spoken, settings: MediaSettings): Message[] {
  const messages = toShownMessages(response, settings);
  const sound = getAssetUrl(settings.addressFile, response.audioAssetId, { format: 'mp3' });
  if (sound !== undefined) messages.push({ payload: toSoundPayload(sound, response.displayText, settings.phrases) });
  return messages;
}

function toShownMessages(
  { displayText, headingText, imageAssetId, imageAlt = displayText, videoUrl }: Spoken,
  { addressFile, phrases }: MediaSettings,
): Message[] {
  const imageUri = getAssetUrl(addressFile, imageAssetId, { size: '1024x768' });
  const video = getAssetUrl(addressFile, videoUrl);
  const title = headingText === '' ? displayText : headingText;
  if (title !== '' && (video !== undefined || (imageUri !== undefined && headingText !== ''))) {
    const subtitle = headingText === '' ? '' : displayText;
    const buttons = video === undefined ? [] : [{ text: phrases.watch, postback: video }];
    return [
      {
        card: {
          title,
          ...(subtitle !== '' && { subtitle }),
          ...(imageUri !== undefined && { imageUri }),
          ...(buttons.length > 0 && { buttons }),
        },
      },
    ];
  }
  const text = [headingText, displayText].filter(Boolean).join('\n');
  return [
    ...(text === '' ? [] : [{ text: { text: [text] } }]),
    ...(imageUri === undefined ? [] : [{ image: { imageUri, accessibilityText: imageAlt } }]),
    ...(video === undefined
      ? []
      : [{ card: { title: phrases.watch, buttons: [{ text: phrases.watch, postback: video }] } }]),
  ];
}

function toSoundPayload(url: string, text: string, phrases: Phrases): SoundPayload {
  const button = { type: 'button', icon: { type: 'play_circle_outline' }, text: phrases.listen, link: url };
  return { audio: { url, text }, richContent: [[button]] };
}
