import { numberedId } from '@confab/test-kit';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import { createKeptSink } from '../kept/kept-recordings.ts';
import type { KeptRecording } from '../kept/recording-store.ts';

// For tests of other features, which have no microphone to record with.
export { removeKeptRecording, uploadKeptRecording, useKeptRecordings } from '../kept/kept-recordings.ts';

/** A recording in this browser, for a file of the test team. */
export const keptRecording: KeptRecording = {
  id: 'r1',
  owner: 'ada@example.test',
  teamId: ids.team,
  assetId: numberedId(1),
  fileName: 'Recording.mp3',
  target: 'line',
  wordsHash: 'h',
  startedUtc: '2026-11-03T09:05:07Z',
  isComplete: false,
  measures: null,
};

/** Keeps a finished recording in this browser. */
export async function keepRecording(recording: KeptRecording): Promise<void> {
  const ended = vi.fn<() => void>();
  const sink = createKeptSink(recording, ended);
  sink.onPart(Uint8Array.of(1));
  sink.onEnd(undefined);
  await waitFor(() => expect(ended).toHaveBeenCalled());
}
