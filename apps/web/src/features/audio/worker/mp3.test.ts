import { expect, test } from 'vitest';
import { FrameAssembler, frameSamples, recordingRate } from './frame-assembler.ts';
import { createMp3Encoder, encodeSound } from './mp3-encoder.ts';

// Declares the used part of Node, whose types the web client does not include.
const modules: readonly string[] = ['node:module', 'node:fs'];
const [{ createRequire }, { readFileSync }] = (await Promise.all(modules.map((name) => import(name)))) as [
  { createRequire: (from: string) => { resolve(name: string): string } },
  { readFileSync: (file: string) => Uint8Array<ArrayBuffer> },
];
const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3')))
  .buffer;

test('frames have 1,152 samples and leave out the first 300 ms (A9.21)', () => {
  const assembler = new FrameAssembler(recordingRate);
  const total = recordingRate * 2;
  const frames: Float32Array[] = [];
  // Pieces have the size of an audio worklet's; each sample is its place.
  for (let at = 0; at < total; at += 128)
    frames.push(...assembler.add(Float32Array.from({ length: Math.min(128, total - at) }, (_, more) => at + more)));
  expect(new Set(frames.map(({ length }) => length))).toEqual(new Set([frameSamples]));
  const rest = assembler.takeRest();
  const kept = [...frames.flatMap((frame) => [...frame]), ...rest];
  expect(kept).toHaveLength(total - 13_230);
  expect([kept[0], kept.at(-1)]).toEqual([13_230, total - 1]);
});

test.each([44_100, 48_000])(
  'ten seconds of mono sound at %i samples a second become an mp3 of 128 kbps with 44.1 kHz (A9.16, A9.21)',
  async (rate) => {
    const samples = Float32Array.from({ length: rate * 10 }, (_, at) => 0.3 * Math.sin(at / 20));
    const parts = encodeSound(await createMp3Encoder(wasm, rate, recordingRate), samples);
    const bytes = parts.reduce((sum, { length }) => sum + length, 0);
    expect(Math.abs(bytes - 160_000)).toBeLessThan(2_000);
    const head = parts.find(({ length }) => length > 0) ?? new Uint8Array();
    // A frame begins with 11 set bits, then: MPEG 1 layer 3, 128 kbps at 44.1 kHz, one channel.
    const masks = [0xff, 0xfe, 0xfc, 0xc0];
    expect(masks.map((mask, at) => (head[at] ?? 0) & mask)).toEqual([0xff, 0xfa, 0x90, 0xc0]);
  },
);
