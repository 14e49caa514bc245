import { numberedId } from '@confab/test-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
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
import { ids } from '../../../testing/editing/world.ts';

const assetId = numberedId(1);
const recording: KeptRecording = {
  id: 'r1',
  owner: 'ada@example.test',
  teamId: ids.team,
  assetId,
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
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 60_000 });
}
afterEach(() => removeKeptRecording(recording.id));

test('a recording is kept with its bytes from the first second on', async () => {
  const sink = createKeptSink(recording, () => undefined);
  sink.onPart(Uint8Array.of(1, 2));
  await vi.waitFor(async () => expect((await readKeptRecording('r1')).size).toBe(2), { timeout: 60_000 });
  await loadKeptRecordings();
  expect(kept()).toEqual([recording]);
});

test('an uploaded recording stays in the browser until its input names it', async () => {
  await record();
  expect([kept()[0]?.isComplete, (await readKeptRecording('r1')).size]).toEqual([true, 3]);
  const { api, made } = fakeApi({ '/api/UploadBrowseFile': () => ({ assetId, name: 'Hello.mp3' }) });
  expect(await uploadKeptRecording(api, recording)).toMatchObject({ state: 'uploaded' });
  expect(made[0]?.input).toMatchObject({
    query: { teamId: ids.team, assetId, filename: recording.fileName, replaceExistingAsset: true, uploadId: 'r1' },
  });
  expect(kept()).toMatchObject([{ id: 'r1', assetId, uploadedName: 'Hello.mp3' }]);
  expect((await readKeptRecording('r1')).size).toBe(3);
});

test('a recording for an asset that was deleted becomes a new asset, even when it is sent again', async () => {
  await record();
  const ids: string[] = [];
  const { api } = fakeApi({
    '/api/UploadBrowseFile': ({ query }: { query: { assetId: string } }) => {
      ids.push(query.assetId);
      if (query.assetId === assetId) throw new ApiFailure('conflict', 'A file with this id already exists.', 409);
      return { assetId: query.assetId, name: 'Hello.mp3' };
    },
  });
  const outcome = await uploadKeptRecording(api, recording);
  expect(outcome).toMatchObject({ state: 'uploaded', value: { assetId: ids[1] } });
  expect([ids.length, ids[0], kept()[0]?.assetId]).toEqual([2, assetId, ids[1]]);
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
