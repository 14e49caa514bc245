import { createEncoder } from 'wasm-media-encoders/esnext';
import { frameSamples } from './frame-assembler.ts';

/** The bit rate of recordings, in kbit per second (A9.21). */
const bitrate = 128;

/** The rates of an mp3 that are used here (A9.16, A9.22). */
export type Mp3Rate = 44_100 | 48_000;

/** Encodes one channel of samples to mp3 with a constant bit rate. */
export interface Mp3Encoder {
  encode(samples: Float32Array): Uint8Array<ArrayBuffer>;
  /** The frames that were not complete. Nothing can be encoded afterwards. */
  finish(): Uint8Array<ArrayBuffer>;
}

/**
 * Creates an encoder.
 *
 * @param wasm the engine's file, or its address
 * @param sampleRate of the samples
 * @param encodedRate of the mp3: 44,100 or 48,000
 */
export async function createMp3Encoder(
  wasm: string | ArrayBuffer,
  sampleRate: number,
  encodedRate: Mp3Rate,
): Promise<Mp3Encoder> {
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({ channels: 1, sampleRate, outputSampleRate: encodedRate, bitrate });
  // What the encoder returns is overwritten by its next call.
  return {
    encode: (samples) => encoder.encode([samples]).slice() as Uint8Array<ArrayBuffer>,
    finish: () => encoder.finalize().slice() as Uint8Array<ArrayBuffer>,
  };
}

/** Encodes a whole sound in frames of 1,152 samples. */
export function encodeSound(encoder: Mp3Encoder, samples: Float32Array): readonly Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < samples.length; at += frameSamples)
    parts.push(encoder.encode(samples.subarray(at, at + frameSamples)));
  parts.push(encoder.finish());
  return parts;
}
