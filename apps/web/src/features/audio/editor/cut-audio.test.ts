import { afterEach, expect, test, vi } from 'vitest';
import { cutAudio, fitRegion } from './cut-audio.ts';

test.each([
  [
    { start: 2, end: 5 },
    { start: 2, end: 5 },
  ],
  [
    { start: 5, end: 2 },
    { start: 2, end: 5 },
  ],
  [{ start: -1, end: 20 }, undefined],
  [
    { start: -1, end: 4 },
    { start: 0, end: 4 },
  ],
  [
    { start: 8, end: 20 },
    { start: 8, end: 10 },
  ],
  [{ start: 3, end: 3 }, undefined],
  [{ start: 12, end: 14 }, undefined],
])('the region %j of ten seconds is cut as %j', (region, fitted) => {
  expect(fitRegion(region, 10)).toEqual(fitted);
});

test('a cut is rendered offline, without the region, as one channel of 48,000 samples a second (A2.99, A9.22)', async () => {
  const contexts: unknown[][] = [];
  /** At which second of the context a part is played, and its start and length in the sound. */
  const played: unknown[][] = [];
  // jsdom has no sound.
  class Context {
    readonly destination = {};
    constructor(...settings: unknown[]) {
      contexts.push(settings);
    }
    startRendering = () => Promise.resolve('rendered');
  }
  vi.stubGlobal('OfflineAudioContext', Context);
  vi.stubGlobal(
    'AudioBuffer',
    class {
      copyToChannel = () => undefined;
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      connect = () => undefined;
      start = (...part: unknown[]) => played.push(part);
    },
  );
  const samples = new Float32Array(3 * 44_100);
  const sound = { duration: 3, numberOfChannels: 1, sampleRate: 44_100, getChannelData: () => samples };
  expect(await cutAudio(sound as never, { start: 0.5, end: 1.5 })).toBe('rendered');
  expect(contexts).toEqual([[1, 2 * 48_000, 48_000]]);
  expect(played).toEqual([
    [0, 0, 0.5],
    [0.5, 1.5, 1.5],
  ]);
});
afterEach(() => vi.unstubAllGlobals());
