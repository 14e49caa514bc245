import { z } from 'zod';
import type { SpeechToText } from './speech-to-text.ts';

const timeoutMs = 60_000;
const answerSchema = z.object({ text: z.string().max(100_000) });

interface ServiceSettings {
  /** Base address, which `/audio/transcriptions` follows. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

/** Transcribes with a service that speaks OpenAI's protocol. The operator chose its address, so it may be a private one. */
export function createSpeechService({ url, key, model }: ServiceSettings): SpeechToText {
  return {
    engine: 'service',
    async transcribe({ wav, expectedText }) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'speech.wav');
      form.set('model', model);
      if (expectedText !== '') form.set('prompt', expectedText);
      const answer = await fetch(`${url}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        headers: key === '' ? {} : { authorization: `Bearer ${key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`The transcription service answered with status ${answer.status}.`);
      return answerSchema.parse(await answer.json()).text.trim();
    },
  };
}
