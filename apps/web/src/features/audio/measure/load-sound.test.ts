import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadSound } from './load-sound.ts';

const minute = 60_000;
const address = 'https://my.confab.example/audio/a.mp3?ticket=1';
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Advances time and runs all timers within it. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the download of a sound fails only after the server has been silent for a quarter of an hour, as converting a long sound takes time', async () => {
  const send = vi.fn(
    (_address: string, { signal }: RequestInit = {}) =>
      new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  vi.stubGlobal('fetch', send);
  const onFailure = vi.fn();
  downloadSound(address).catch(onFailure);
  await pass(15 * minute - 1);
  expect([send.mock.calls[0]?.[0], onFailure.mock.calls]).toEqual(['/audio/a.mp3?ticket=1', []]);
  await pass(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a sound that arrives in time is downloaded whole and leaves no time running', async () => {
  vi.stubGlobal('fetch', async () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }));
  const sound = await downloadSound(address);
  expect([sound.type, sound.size, vi.getTimerCount()]).toEqual(['audio/mpeg', 5, 0]);
});
