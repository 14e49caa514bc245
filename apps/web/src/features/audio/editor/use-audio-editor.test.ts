import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLogReporter } from '../../../platform/log.ts';
import { words } from '../words.ts';
import { useAudioEditor } from './use-audio-editor.ts';

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  setLogReporter((_level, message) => logged.push(message));
  vi.spyOn(console, 'error').mockReturnValue();
  // jsdom has no sound: the browser decodes two seconds of silence, and cannot render a cut.
  const sound = {
    duration: 2,
    numberOfChannels: 1,
    sampleRate: 48_000,
    getChannelData: () => new Float32Array(96_000),
  };
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => Promise.resolve(sound);
    },
  );
  // An arrow function is not a constructor.
  vi.stubGlobal('AudioBuffer', function AudioBuffer() {
    throw new DOMException('The browser has no memory for it.', 'NotSupportedError');
  });
});
afterEach(() => {
  setLogReporter(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openSound() {
  const { result } = renderHook(() => useAudioEditor(async () => ({ content: new Blob(['sound']), version: 1 })));
  await waitFor(() => expect(result.current.duration).toBe(2));
  return result;
}

describe('the audio editor', () => {
  test("a cut that the browser cannot make is logged and reported as 'Error clipping audio', and the sound stays (A8.84)", async () => {
    const editor = await openSound();
    act(() => editor.current.setRegion({ start: 0.5, end: 1 }));
    await act(() => editor.current.cut());
    expect(editor.current).toMatchObject({ failure: 'clipping', isCutting: false, hasChanges: false, duration: 2 });
    expect(logged).toEqual([expect.stringMatching(/^Error clipping audio: /)]);
    expect(words.english.clippingError).toBe('Error clipping audio');
  });

  test("saving a sound that was not cut logs 'No buffer to send' and sends nothing (A8.85)", async () => {
    const editor = await openSound();
    expect(editor.current.getFileToSave()).toBeUndefined();
    expect(logged).toEqual(['No buffer to send']);
  });
});
