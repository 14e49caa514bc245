import { afterEach, expect, test, vi } from 'vitest';
import { CaptureError, openCapture } from './open-capture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A browser with a microphone that none of its audio contexts can use. */
function stubBrowser(createSource: () => never) {
  const stop = vi.fn<() => void>();
  const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly createMediaStreamSource = createSource;
      readonly close = close;
    },
  );
  const getUserMedia = () => Promise.resolve({ getTracks: () => [{ stop }] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return { stop, close };
}

test('a microphone that cannot be used is closed, and the author reads that recording is not supported', async () => {
  const { stop, close } = stubBrowser(() => {
    throw new DOMException('Different rates', 'NotSupportedError');
  });
  const opening = openCapture({ onPart: vi.fn(), onLevel: vi.fn(), onBroken: vi.fn() });
  await expect(opening).rejects.toEqual(new CaptureError('unsupported'));
  expect(stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});
