import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  createKeptSink,
  loadKeptRecordings,
  readKeptRecording,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from './kept-recordings.ts';
import type { KeptRecording } from './recording-store.ts';

const recording: KeptRecording = {
  id: 'r1',
  owner: 'ada@example.test',
  teamId: 't',
  assetId: 'a',
  fileName: 'Recording_20261103090507.mp3',
  target: 'line',
  wordsHash: 'h',
  startedUtc: '2026-11-03T09:05:07Z',
  isComplete: false,
  measures: null,
};
const kept = () => useKeptRecordings.getState().recordings;
async function record() {
  const ended = vi.fn();
  const sink = createKeptSink(recording, ended);
  sink.onPart(Uint8Array.of(1, 2));
  sink.onPart(Uint8Array.of(3));
  sink.onEnd(undefined);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
}
afterEach(() => removeKeptRecording(recording.id));

test('a recording is kept with its bytes from the first second on', async () => {
  const sink = createKeptSink(recording, () => undefined);
  sink.onPart(Uint8Array.of(1, 2));
  await vi.waitFor(async () => expect((await readKeptRecording('r1')).size).toBe(2));
  await loadKeptRecordings();
  expect(kept()).toEqual([recording]);
});

test('a recording is deleted from the browser when the server has it', async () => {
  await record();
  expect([kept()[0]?.isComplete, (await readKeptRecording('r1')).size]).toEqual([true, 3]);
  const { api, made } = fakeApi({ '/api/UploadBrowseFile': () => ({ assetId: 'a' }) });
  expect(await uploadKeptRecording(api, recording)).toMatchObject({ state: 'uploaded' });
  expect(made[0]?.input).toMatchObject({
    query: { teamId: 't', assetId: 'a', filename: recording.fileName, replaceExistingAsset: true },
  });
  expect(kept()).toEqual([]);
});

test('a recording whose upload failed stays in the browser', async () => {
  await record();
  const { api } = fakeApi({
    '/api/UploadBrowseFile': () => {
      throw new Error('offline');
    },
  });
  expect(await uploadKeptRecording(api, recording)).toMatchObject({ state: 'failed' });
  expect([kept().length, useKeptRecordings.getState().failed.has('r1')]).toEqual([1, true]);
});
