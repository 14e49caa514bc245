import type { TurnOutput } from '@confab/model';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** Limits of Alexa: characters of speech, and audio files in it. */
const [maxSpeechLength, maxSounds] = [8_000, 5];
const [opening, closing] = ['<speak>', '</speak>'];

/** Joins the responses of a turn into one SSML document within the limits of Alexa; empty when nothing is spoken. */
export function toSpeech(outputs: readonly Spoken[], { addressFile, hasSounds }: SpeechSettings): string {
  let sounds = 0;
  const parts = outputs.flatMap(({ ssml = '', audioAssetId }) => {
    const words = ssml.replace(/^<speak>|<\/speak>$/g, '').trim();
    const address = hasSounds ? getAssetUrl(addressFile, audioAssetId, { format: 'alexa' }) : undefined;
    if (!address?.startsWith('https:') || sounds >= maxSounds) return words === '' ? [] : [words];
    sounds += 1;
    return [`${words}<audio src="${escape(address)}"/>`];
  });
  const whole = `${opening}${parts.join(' ')}${closing}`;
  if (parts.length === 0) return '';
  return whole.length <= maxSpeechLength ? whole : shortenSpeech(parts.join(' '));
}

interface SpeechSettings {
  readonly addressFile: AddressFile;
  /** Whether the audio files of responses play within the speech. */
  readonly hasSounds: boolean;
}

/** Shortens speech over the limit: without markup, cut between words. */
function shortenSpeech(ssml: string): string {
  const room = maxSpeechLength - opening.length - closing.length;
  const words = ssml
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Removes a word or character entity that was cut in two.
  return `${opening}${words.slice(0, room).replace(/\s[^\s]*$|&[^&;]*$/, '')}${closing}`;
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
