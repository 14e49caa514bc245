import type { TurnOutput } from '@confab/model';
import type { AddressFile } from '../get-asset-url.ts';
import { getSpokenWords, listSpokenParts } from '../speech/list-spoken-parts.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** The most characters that Alexa takes in a speech. */
const maxSpeechLength = 8_000;
/** The most audio files that Alexa plays in one answer, its reprompt included. */
const maxSounds = 5;
const [opening, closing] = ['<speak>', '</speak>'];

/** The speech of an answer, and its reprompt for silence; empty texts when nothing is spoken. */
export interface AlexaSpeech {
  readonly speech: string;
  readonly reprompt: string;
}

/**
 * Joins the responses of a turn into one SSML document within the limits of Alexa. The last one is the reprompt.
 *
 * @param playedAfter the response whose sound an audio player plays after the speech, so that it is not spoken
 */
export function createSpeech(
  outputs: readonly Spoken[],
  { addressFile, playedAfter }: { readonly addressFile: AddressFile; readonly playedAfter: Spoken | undefined },
): AlexaSpeech {
  const spoken = outputs.filter((output) => output !== playedAfter);
  const whole = toSpeech(spoken, addressFile, maxSounds);
  const reprompt = toSpeech(outputs.slice(-1), addressFile, maxSounds - whole.sounds);
  return { speech: whole.speech, reprompt: reprompt.speech };
}

function toSpeech(outputs: readonly Spoken[], addressFile: AddressFile, soundsMax: number) {
  const parts = listSpokenParts(outputs, { addressFile, format: 'alexa', soundsMax });
  if (parts.length === 0) return { speech: '', sounds: 0 };
  const speech = `${opening}${parts.map(({ ssml }) => ssml).join(' ')}${closing}`;
  if (speech.length > maxSpeechLength) return { speech: shortenSpeech(outputs.map(getSpokenWords)), sounds: 0 };
  return { speech, sounds: parts.filter(({ isRecording }) => isRecording).length };
}

/** Shortens speech over the limit: words without markup and recordings, cut between words. */
function shortenSpeech(words: readonly string[]): string {
  const room = maxSpeechLength - opening.length - closing.length;
  const text = words
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Removes a word or character entity that was cut in two.
  return `${opening}${text.slice(0, room).replace(/\s[^\s]*$|&[^&;]*$/, '')}${closing}`;
}
