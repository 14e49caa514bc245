import type { Transcription } from '@confab/contracts';
import type { Config } from '../../../config.ts';
import { createPocketsphinx, findPocketsphinx } from './pocketsphinx.ts';
import { createSpeechService } from './speech-service.ts';

/** A sound to transcribe. */
interface Speech {
  /** A WAV file: one channel, 16 bits, 16,000 samples a second. */
  readonly wav: Uint8Array;
  /** The probable words; empty if unknown. */
  readonly expectedText: string;
}

/** Turns speech into text. */
export interface SpeechToText {
  readonly engine: Transcription['engine'];
  /** @returns an empty text when nothing was understood. @throws an Error when the engine fails */
  transcribe(speech: Speech): Promise<string>;
}

/** The state of an installation that has nothing for it: every transcript is empty (A2.103). */
const noSpeechToText: SpeechToText = { engine: 'none', transcribe: async () => '' };

/** Chooses the engine of an installation: the service of the settings, the program on this machine, or none. */
export async function chooseSpeechToText(
  { speech }: Pick<Config, 'speech'>,
  searchPath = process.env.PATH ?? '',
): Promise<SpeechToText> {
  if (speech.url !== undefined) return createSpeechService({ ...speech, url: speech.url });
  const program = await findPocketsphinx(searchPath);
  return program === undefined ? noSpeechToText : createPocketsphinx(program);
}
