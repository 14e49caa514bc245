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
])('of ten seconds, the region %j is cut as %j (A2.98)', (region, fitted) => {
  expect(fitRegion(region, 10)).toEqual(fitted);
});

test('a cut is rendered offline as one channel of 48,000 samples a second (A9.22)', async () => {
  const contexts: unknown[][] = [];
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
      start = () => undefined;
    },
  );
  const samples = new Float32Array(3 * 44_100);
  const sound = { duration: 3, numberOfChannels: 1, sampleRate: 44_100, getChannelData: () => samples };
  expect(await cutAudio(sound as never, { start: 0.5, end: 1.5 })).toBe('rendered');
  expect(contexts).toEqual([[1, 2 * 48_000, 48_000]]);
});
afterEach(() => vi.unstubAllGlobals());
