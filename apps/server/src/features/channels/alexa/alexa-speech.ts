import type { TurnOutput } from '@confab/model';
import type { AddressFile } from '../get-asset-url.ts';
import { getSpokenWords, listSpokenParts } from '../speech/list-spoken-parts.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** The most characters that Alexa accepts in a speech. */
const maxSpeechLength = 8_000;
/** The most audio files that Alexa plays in one answer, its reprompt included. */
const maxSounds = 5;

/** The speech of an answer, and its reprompt for silence; empty texts when nothing is spoken. */
export interface AlexaSpeech {
  readonly speech: string;
  readonly reprompt: string;
}

/** How an answer is spoken. */
interface SpeechSettings {
  readonly addressFile: AddressFile;
  /** The response whose sound an audio player plays after the speech, so that it is not spoken. */
  readonly playedAfter: Spoken | undefined;
  /** The locale of the voice; undefined for the voice of the device. */
  readonly locale?: string | undefined;
}

/**
 * Joins the responses of a turn into one SSML document within the limits of Alexa. The last response is the reprompt.
 */
export function createSpeech(
  outputs: readonly Spoken[],
  { addressFile, playedAfter, locale }: SpeechSettings,
): AlexaSpeech {
  const spoken = outputs.filter((output) => output !== playedAfter);
  const whole = toSpeech(spoken, { addressFile, locale, soundsMax: maxSounds });
  const reprompt = toSpeech(outputs.slice(-1), { addressFile, locale, soundsMax: maxSounds - whole.sounds });
  return { speech: whole.speech, reprompt: reprompt.speech };
}

interface SpokenRoom extends Pick<SpeechSettings, 'addressFile' | 'locale'> {
  readonly soundsMax: number;
}

function toSpeech(outputs: readonly Spoken[], { addressFile, locale, soundsMax }: SpokenRoom) {
  const root = getRoot(locale);
  const parts = listSpokenParts(outputs, { addressFile, format: 'alexa', soundsMax });
  if (parts.length === 0) return { speech: '', sounds: 0 };
  const [opening, closing] = root;
  const speech = `${opening}${parts.map(({ ssml }) => ssml).join(' ')}${closing}`;
  if (speech.length > maxSpeechLength) return { speech: shortenSpeech(outputs.map(getSpokenWords), root), sounds: 0 };
  return { speech, sounds: parts.filter(({ isRecording }) => isRecording).length };
}

/** The tags around a speech; with a locale, it is read out by a voice of that locale. */
function getRoot(locale: string | undefined): readonly [opening: string, closing: string] {
  if (locale === undefined) return ['<speak>', '</speak>'];
  return [`<speak><lang xml:lang="${locale}">`, '</lang></speak>'];
}

/**
 * Shortens speech over the limit: markup and recordings are left out first, as the words matter more. Only words that
 * are still too long are cut.
 */
function shortenSpeech(words: readonly string[], [opening, closing]: ReturnType<typeof getRoot>): string {
  const text = cutWords(removeMarkup(words.join(' ')), maxSpeechLength - opening.length - closing.length);
  return text === '' ? '' : `${opening}${text}${closing}`;
}

/** The words of SSML. Pauses and sounds separate words; other elements can be within one. */
function removeMarkup(ssml: string): string {
  return ssml
    .replace(/<(?:break|audio|\/?p|\/?s)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts a text between words. In scripts without blanks, it is cut between characters. */
function cutWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  if (text.charAt(length) === ' ') return cut;
  return cut.replace(/ \S{0,60}$|&[^&;]{0,9}$|[\uD800-\uDBFF]$/, '').trimEnd();
}
