import type { TurnOutput } from '@confab/model';
import { assetAddress } from '../asset-address.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** What Alexa takes: characters of speech, and sounds in it. */
const [longestSpeech, mostSounds] = [8_000, 5];
const [opening, closing] = ['<speak>', '</speak>'];

/** What is said of a turn, as one SSML document that Alexa takes; empty where nothing is. */
export function speechOf(outputs: readonly Spoken[], { publicUrl, hasSounds }: SpeechSettings): string {
  let sounds = 0;
  const parts = outputs.flatMap(({ ssml = '', audioAssetId }) => {
    const words = ssml.replace(/^<speak>|<\/speak>$/g, '').trim();
    const address = hasSounds ? assetAddress(publicUrl, audioAssetId) : undefined;
    if (!address?.startsWith('https:') || sounds >= mostSounds) return words === '' ? [] : [words];
    sounds += 1;
    return [`${words}<audio src="${escape(address)}"/>`];
  });
  const whole = `${opening}${parts.join(' ')}${closing}`;
  if (parts.length === 0) return '';
  return whole.length <= longestSpeech ? whole : shortened(parts.join(' '));
}

interface SpeechSettings {
  readonly publicUrl: string;
  /** Whether the sounds of the responses are played within the speech. */
  readonly hasSounds: boolean;
}

/** Too long to be said with its marks: its words, as far as they go. A mark is never cut in two. */
function shortened(ssml: string): string {
  const room = longestSpeech - opening.length - closing.length;
  const words = ssml
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Neither a word nor what stands for a sign in XML is cut.
  return `${opening}${words.slice(0, room).replace(/\s\S*$|&[^;]*$/, '')}${closing}`;
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
