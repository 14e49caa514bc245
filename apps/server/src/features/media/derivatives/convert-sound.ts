import { mediaMessages, unprocessable } from '@confab/contracts';
import type { AssetSignature } from '@confab/model/media';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { mixChannels } from './mix-channels.ts';
import { readSound, type SoundPiece } from './read-sound.ts';

interface SoundFile {
  readonly path: string;
  readonly signature: AssetSignature;
}

/** Longer sounds would fill the memory of a worker. */
const minutesMax = 60;

const formats = {
  mp3: { bitrate: 128, channelsMax: 2 },
  /** The format of Alexa's `audio` tag: MPEG version 2, 48 kbit/s, 16 kHz. */
  alexa: { bitrate: 48, channelsMax: 1, outputSampleRate: 16_000 },
} as const;

/** Encodes a sound as mp3. @throws unprocessable for one that cannot be decoded or is too long */
export const convertSound = defineWorkerTask(
  'convertSound',
  async ({ path, signature, format }: SoundFile & { readonly format: keyof typeof formats }) => {
    const { channelsMax, ...settings } = formats[format];
    const { createMp3Encoder } = await import('wasm-media-encoders');
    const encoder = await createMp3Encoder();
    const parts: Uint8Array[] = [];
    let first: SoundPiece | undefined;
    let seconds = 0;
    for await (const piece of readSound(path, signature)) {
      const channels = mixChannels(piece.channels, Math.min(channelsMax, (first ?? piece).channels.length));
      if (!first) {
        first = piece;
        encoder.configure({ sampleRate: piece.sampleRate, channels: channels.length === 2 ? 2 : 1, ...settings });
      }
      seconds += (channels[0]?.length ?? 0) / piece.sampleRate;
      if (seconds > minutesMax * 60) throw unprocessable(mediaMessages.soundTooLong, { most: minutesMax });
      // The encoder uses the memory of its output again.
      parts.push(encoder.encode(channels).slice());
    }
    if (!first) throw unprocessable(mediaMessages.notAudio);
    parts.push(encoder.finalize().slice());
    return { bytes: new Uint8Array(Buffer.concat(parts)), mediaType: 'audio/mpeg' };
  },
  { isLong: true },
);
