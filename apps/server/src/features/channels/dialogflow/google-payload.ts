import { listSuggestionChips, type TurnOutput } from '@confab/model';
import { getAssetUrl } from '../get-asset-url.ts';
import { listSpokenParts } from '../speech/list-spoken-parts.ts';
import type { MediaSettings } from './to-messages.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** The payload for clients of Actions on Google. */
export interface GooglePayload {
  readonly expectUserResponse: boolean;
  readonly richResponse: {
    readonly items: readonly (
      | { readonly simpleResponse: { readonly textToSpeech: string; readonly displayText: string } }
      | { readonly basicCard: BasicCard }
    )[];
    readonly suggestions?: readonly { readonly title: string }[];
  };
}

/** A card with a picture, a text, or both. */
interface BasicCard {
  readonly title?: string;
  readonly formattedText?: string;
  readonly image?: { readonly url: string; readonly accessibilityText: string };
  readonly buttons?: readonly { readonly title: string; readonly openUrlAction: { readonly url: string } }[];
}

interface GoogleSettings extends MediaSettings {
  /** The displayed text of all responses; not empty. */
  readonly text: string;
  readonly ended: boolean;
}

/** The most recordings in one speech, so that it stays below its maximal length. */
const maxSounds = 5;

/** Converts the responses of a turn: speech with the recordings in place of their words, and the last picture or video. */
export function toGooglePayload(responses: readonly Spoken[], settings: GoogleSettings): GooglePayload {
  const parts = listSpokenParts(responses, { ...settings, format: 'mp3', soundsMax: maxSounds });
  const spoken = parts.map(({ ssml }) => ssml).join(' ');
  const chips = listSuggestionChips(responses);
  const card = responses.map((response) => toCard(response, settings)).findLast(Boolean);
  return {
    expectUserResponse: !settings.ended,
    richResponse: {
      items: [
        { simpleResponse: { textToSpeech: `<speak>${spoken}</speak>`, displayText: settings.text } },
        ...(card ? [{ basicCard: card }] : []),
      ],
      ...(chips.length > 0 && { suggestions: chips.map((title) => ({ title })) }),
    },
  };
}

/** The card of a response with a picture or video; Google fetches them over https only. */
function toCard(response: Spoken, { addressFile, phrases, text }: GoogleSettings): BasicCard | undefined {
  const { headingText, displayText, imageAssetId, imageAlt, videoUrl } = response;
  const image = keepSecure(getAssetUrl(addressFile, imageAssetId, { size: '1024x768' }));
  const video = keepSecure(getAssetUrl(addressFile, videoUrl));
  if (image === undefined && video === undefined) return undefined;
  const caption = displayText === '' ? text : displayText;
  return {
    ...(headingText !== '' && { title: headingText }),
    ...(image === undefined
      ? { formattedText: caption }
      : { image: { url: image, accessibilityText: imageAlt ?? caption } }),
    ...(video !== undefined && { buttons: [{ title: phrases.watch, openUrlAction: { url: video } }] }),
  };
}

function keepSecure(address: string | undefined) {
  return address?.startsWith('https:') ? address : undefined;
}
