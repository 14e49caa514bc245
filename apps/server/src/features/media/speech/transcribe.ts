import { mediaMessages, Refusal, unprocessable, type Transcription } from '@confab/contracts';
import type { AssetSignature } from '@confab/model/media';
import { createConcurrencyLimit } from '../../../http/limits/concurrency-limit.ts';
import type { Services } from '../../../services.ts';
import { chooseSpeechToText, type SpeechToText } from './speech-to-text.ts';
import { readSpeech } from './read-speech.ts';

/** The engine is chosen once, when it is first needed. */
const createEngine = (config: Services['config']) => chooseSpeechToText(config);
/** A recogniser uses a whole processor (UPL-8). */
const createLimit = () => createConcurrencyLimit({ running: 2, runningPerKey: 1, waiting: 20, waitingPerKey: 5 });

/** A sound on this machine, and for whom it is transcribed. */
export interface SpokenFile {
  readonly path: string;
  readonly signature: AssetSignature | undefined;
  readonly expectedText: string;
  readonly owner: string;
}

/**
 * Transcribes a sound. Without an engine, and where the engine fails, the answer is the honest empty one.
 *
 * @throws unprocessable for a file that is not a sound or cannot be decoded
 */
export async function transcribe(services: Services, file: SpokenFile): Promise<Transcription> {
  const { config, processState, workers, log } = services;
  const { path, signature, expectedText, owner } = file;
  if (signature === undefined || signature === 'text') throw unprocessable(mediaMessages.notAudio);
  const engine: SpeechToText = await processState.get(createEngine, config);
  if (engine.engine === 'none') return { transcript: '', engine: 'none' };
  const leave = await processState.get(createLimit).enter(owner);
  try {
    const wav = await workers.run(readSpeech, { path, signature }, { owner });
    return { transcript: await engine.transcribe({ wav, expectedText }), engine: engine.engine };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error, engine: engine.engine }, 'speech could not be transcribed');
    return { transcript: '', engine: engine.engine };
  } finally {
    leave();
  }
}
