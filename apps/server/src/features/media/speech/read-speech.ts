import { mediaMessages, unprocessable } from '@confab/contracts';
import type { AssetSignature } from '@confab/model/media';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { mixToOne } from '../derivatives/mix-channels.ts';
import { readSound } from '../derivatives/read-sound.ts';

/** The format that recognisers are trained with: one channel of 16,000 samples a second. */
const speechRate = 16_000;
const minutesMax = 10;
const headerBytes = 44;

/** Decodes a sound to a WAV file for a recogniser. @throws unprocessable for one that cannot be decoded or is too long */
export const readSpeech = defineWorkerTask(
  'readSpeech',
  async ({ path, signature }: { readonly path: string; readonly signature: AssetSignature }) => {
    const parts: Int16Array[] = [];
    let count = 0;
    let resampler: Resampler | undefined;
    for await (const { sampleRate, channels } of readSound(path, signature)) {
      resampler ??= new Resampler(sampleRate);
      const part = resampler.add(mixToOne(channels));
      count += part.length;
      if (count > speechRate * 60 * minutesMax) throw unprocessable(mediaMessages.soundTooLong, { most: minutesMax });
      parts.push(part);
    }
    return writeWav(parts, count);
  },
);

/** Changes the rate of a sound that arrives in pieces, by the average of the samples that fall on each new one. */
class Resampler {
  readonly #step: number;
  #rest: Float32Array = new Float32Array();
  /** Where the next sample begins, in samples of the rest. */
  #at = 0;

  constructor(sampleRate: number) {
    this.#step = sampleRate / speechRate;
  }

  add(samples: Float32Array): Int16Array {
    const all = new Float32Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    const made: number[] = [];
    while (this.#at + Math.max(this.#step, 1) < all.length) {
      made.push(Math.round(average(all, this.#at, this.#at + this.#step) * 32_767));
      this.#at += this.#step;
    }
    const used = Math.floor(this.#at);
    this.#rest = all.slice(used);
    this.#at -= used;
    return Int16Array.from(made, (value) => Math.max(-32_768, Math.min(32_767, value)));
  }
}

function average(samples: Float32Array, start: number, end: number): number {
  const [first, last] = [Math.floor(start), Math.max(Math.floor(start) + 1, Math.floor(end))];
  let sum = 0;
  for (let at = first; at < last; at += 1) sum += samples[at] ?? 0;
  return sum / (last - first);
}

function writeWav(parts: readonly Int16Array[], count: number): Uint8Array {
  const bytes = Buffer.alloc(headerBytes + count * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(speechRate, 24);
  bytes.writeUInt32LE(speechRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(count * 2, 40);
  let at = headerBytes;
  for (const part of parts) for (const sample of part) at = bytes.writeInt16LE(sample, at);
  return new Uint8Array(bytes);
}
