import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '../../../api/api-context.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  keepRecording,
  keptRecording,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../testing/kept-recordings.ts';
import { useRecording } from './use-recording.ts';
import { ids } from '../../../testing/editing/world.ts';

const { assetId } = keptRecording;
const recording = { ...keptRecording, owner: '', priorAssetId: 'old' };
const kept = () => useKeptRecordings.getState().recordings.map(({ id }) => id);
const stored = () => Promise.resolve({ assetId, name: 'Hello.mp3' });
let answer: () => Promise<unknown> = stored;
const { api } = fakeApi({ '/api/UploadBrowseFile': () => answer() });
afterEach(async () => {
  answer = stored;
  await removeKeptRecording(recording.id);
});

const keep = () => keepRecording(recording);
type OnUploaded = Parameters<typeof useRecording>[1]['onUploaded'];

/** Opens the place of the recording, which names an asset. */
function open(currentAssetId: string, onUploaded: OnUploaded, getAssetId?: () => string) {
  return renderHook(
    () =>
      useRecording({ teamId: ids.team, target: 'line', wordsHash: 'h', currentAssetId }, { onUploaded, getAssetId }),
    {
      wrapper: ({ children }) => <ApiProvider client={api}>{children}</ApiProvider>,
    },
  );
}

test('a recording is deleted from the browser only when its input is stored', async () => {
  await keep();
  let confirm = () => {};
  const storing = new Promise<void>((resolve) => (confirm = resolve));
  const onUploaded = vi.fn<OnUploaded>(() => storing);
  const { result } = open('old', onUploaded);
  const uploading = result.current.upload(recording);
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  expect(kept()).toEqual(['r1']);
  confirm();
  await uploading;
  expect(kept()).toEqual([]);
});

test('a recording whose input could not be stored is written into it when the input is opened again', async () => {
  await keep();
  const first = open('old', () => Promise.reject(new Error('The project was closed.')));
  await first.result.current.upload(recording);
  first.unmount();
  expect(kept()).toEqual(['r1']);
  const onUploaded = vi.fn<OnUploaded>();
  open('old', onUploaded);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(onUploaded.mock.calls).toEqual([[expect.objectContaining({ id: 'r1', assetId }), 'Hello.mp3']]);
});

test('an uploaded recording does not replace a file that its input has got since, and is still offered', async () => {
  await keep();
  await uploadKeptRecording(api, recording);
  const onUploaded = vi.fn<OnUploaded>();
  const { result } = open('of a colleague', onUploaded);
  await waitFor(() => expect(result.current.kept.map(({ id }) => id)).toEqual(['r1']));
  expect(onUploaded).not.toHaveBeenCalled();
});

test('a recording that arrives late does not replace a file that its input has got since, and is still offered', async () => {
  await keep();
  const onUploaded = vi.fn<OnUploaded>();
  const { result } = open('of a colleague', onUploaded, () => 'of a colleague');
  await act(() => result.current.upload(recording));
  expect(onUploaded).not.toHaveBeenCalled();
  expect(result.current.kept.map(({ id }) => id)).toEqual(['r1']);
  await act(() => result.current.upload({ ...recording, priorAssetId: 'of a colleague' }));
  expect(onUploaded).toHaveBeenCalledOnce();
});

test('a failed upload is shown until something else is chosen, and the recording is still offered', async () => {
  await keep();
  answer = () => Promise.reject(new Error('Error uploading media'));
  const { result } = open('old', () => undefined);
  await act(() => result.current.upload(recording));
  expect(result.current.hasUploadFailed).toBe(true);
  act(() => result.current.hideUploadFailure());
  expect([result.current.hasUploadFailed, result.current.kept.map(({ id }) => id)]).toEqual([false, ['r1']]);
});

test('an uploaded recording that its input already names is deleted from the browser', async () => {
  await keep();
  await uploadKeptRecording(api, recording);
  const onUploaded = vi.fn<OnUploaded>();
  open(assetId, onUploaded);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(onUploaded).not.toHaveBeenCalled();
});
