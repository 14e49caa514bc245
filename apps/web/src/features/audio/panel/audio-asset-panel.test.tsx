import { mediaCalls } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { createAssetTicket } from '../../../testing/create-asset-ticket.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AudioAssetPanel, type AudioAssetPanelProps, type ChosenAudio } from './audio-asset-panel.tsx';
import { getMediaStatus } from './media-status.ts';
import { getOpenModal } from '../../../testing/modals-and-toasts.ts';
import { ids } from '../../../testing/editing/world.ts';

const assetId = numberedId(10);
const metadata = { name: 'hello.mp3', transcript: null as string | null, isTranscriptStale: false };

function show(props: Partial<AudioAssetPanelProps> = {}, answers: Record<string, () => unknown> = {}) {
  const { api, made } = fakeApi({
    '/api/CreateAssetTicket': createAssetTicket,
    '/api/GetAssetMetadata': () => metadata,
    ...answers,
  });
  const { container } = renderPage(
    api,
    <AudioAssetPanel teamId={ids.team} assetId={assetId} fileName="" isEnabled {...props} />,
  );
  return {
    user: userEvent.setup(),
    made,
    getPanel: () => container.querySelector('[data-state]'),
    getAudio: () => container.querySelector('audio'),
  };
}
const onlyMp3 = 'Only mp3 files can be cut here.';
const notDecodable = 'Files of this type cannot be cut. Convert the file to mp3, then upload it.';
const fail = (message: string) => () => {
  throw new Error(message);
};

describe('the panel of an audio', () => {
  test('play and pause switch an audio between loaded and playing (A2.95, A2.97)', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user, getPanel, getAudio } = show();
    await vi.waitFor(() => expect(getAudio()?.getAttribute('src')).toContain(assetId), { timeout: 60_000 });
    const audio = getAudio()!;
    expect([getPanel()?.getAttribute('data-state'), getPanel()?.getAttribute('data-media-status')]).toEqual([
      'audioLoaded',
      'Uploaded',
    ]);
    fireEvent.canPlay(audio);
    expect(getPanel()?.getAttribute('data-media-status')).toBe('ReadyToPlay');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.play(audio);
    expect(getPanel()?.getAttribute('data-state')).toBe('audioPlaying');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    fireEvent.ended(audio);
    expect(getPanel()?.getAttribute('data-state')).toBe('audioLoaded');
  });

  test('the panel of an audio says when the server cannot play an audio yet, and tries again (A3.62)', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const { user, getPanel, getAudio } = show();
    await vi.waitFor(() => expect(getAudio()?.getAttribute('src')).toBeTruthy(), { timeout: 60_000 });
    fireEvent.error(getAudio()!);
    expect(getPanel()?.getAttribute('data-media-status')).toBe('BackendNotReady');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
  });

  test('a file that is not in the library is reported, and only what replaces it is offered', async () => {
    show(
      { onChange: () => undefined, fileName: 'hello.mp3' },
      {
        '/api/GetAssetMetadata': () => {
          throw new ApiFailure('notFound', 'The file or folder no longer exists.', 404);
        },
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('not in the media library');
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    expect(screen.queryByText('No Transcript Available')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Library' })).toHaveProperty('disabled', false);
  });

  test('the panel of an audio says what to do when a browser gives no microphone', async () => {
    const { user } = show({ assetId: '', onChange: () => undefined });
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Browsers record only on pages with https. Open this site with https, then record again.',
    );
    expect(screen.getByRole('button', { name: 'Record' })).toHaveProperty('disabled', false);
  });

  test('the panel of an audio says that a recording is stale', () => {
    show({ isStale: true });
    expect(screen.getByText('The words have changed since this was recorded. Record them again.')).toBeTruthy();
  });

  test('a failed upload of a file shows the specified message (A8.5)', async () => {
    const { user, getPanel } = show(
      { assetId: '', onChange: () => undefined },
      {
        '/api/UploadBrowseFile': fail('Error uploading media'),
      },
    );
    const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect((await screen.findByRole('alert')).textContent).toBe('Error uploading audio file');
    expect(getPanel()?.getAttribute('data-media-status')).toBe('UploadError');
  });

  test('a file that is not an mp3 is refused before it is uploaded (A5.27)', async () => {
    const onChange = vi.fn<(audio: ChosenAudio) => void>();
    const { made, getPanel } = show({ assetId: '', onChange });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'notes.txt'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error uploading audio file. Only mp3 files can be uploaded here.',
    );
    expect(getPanel()?.getAttribute('data-media-status')).toBe('UploadError');
    expect(made.filter(({ path }) => path.includes('Upload'))).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the message of a failed upload disappears when the audio is cleared or another is chosen (A2.96)', async () => {
    const { user, getPanel } = show(
      { onChange: () => undefined },
      { '/api/UploadBrowseFile': fail('Error uploading media') },
    );
    const failToUpload = async () => {
      const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
      await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
      expect((await screen.findByRole('alert')).textContent).toBe('Error uploading audio file');
    };
    await failToUpload();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getPanel()?.getAttribute('data-media-status')).toBe('Uploaded');

    await failToUpload();
    await user.click(screen.getByRole('button', { name: 'Library' }));
    const { onSelect } = getOpenModal('mediaLibrary');
    act(() => onSelect?.({ id: assetId, name: 'bell.mp3', fileType: 'Audio' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Clear returns to record and empty: the panel has no audio, no player, and offers to record (A2.96, A2.97)', async () => {
    const onChange = vi.fn<NonNullable<AudioAssetPanelProps['onChange']>>();
    function Input() {
      const [chosen, setChosen] = useState<string>(assetId);
      const change: NonNullable<AudioAssetPanelProps['onChange']> = (...audio) => {
        onChange(...audio);
        setChosen(audio[0].id);
      };
      return <AudioAssetPanel teamId={ids.team} assetId={chosen} fileName="" isEnabled onChange={change} />;
    }
    const { api } = fakeApi({ '/api/CreateAssetTicket': createAssetTicket, '/api/GetAssetMetadata': () => metadata });
    const { container } = renderPage(api, <Input />);
    const user = userEvent.setup();
    expect(screen.getByRole('button', { name: 'Record again' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.calls).toEqual([[{ id: emptyId, fileName: '' }, '']]);
    expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('empty');
    expect(container.querySelector('audio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Record' })).toHaveProperty('disabled', false);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(document.activeElement).toBe(container.querySelector('[data-state]'));
  });

  test.each([
    ['a wav of an input, whose cut sound is another file', 'hello.wav', { onChange: () => undefined }, []],
    ['a wav of the library, which takes the cut sound beside it', 'hello.wav', { onAddFile: () => undefined }, []],
    ['a wav whose asset is shown, and would no longer be a wav', 'hello.wav', {}, [onlyMp3]],
    ['a file that browsers cannot decode', 'hello.wma', { onAddFile: () => undefined }, [notDecodable]],
    ['an mp3 whose asset is shown', 'hello.mp3', {}, []],
  ])('what can be cut, and why not: %s', async (_what, fileName, place, reasons) => {
    show({ fileName, ...place });
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveProperty('disabled', reasons.length > 0);
    expect(screen.queryAllByText(/be cut/).map(({ textContent }) => textContent)).toEqual(reasons);
  });
});

describe('the transcript of an audio', () => {
  test('the transcript is loaded from the metadata, and compared with the text (A2.103, A2.104, A3.61, A7.78)', async () => {
    show(
      { expectedText: 'Welcome to the café' },
      {
        '/api/GetAssetMetadata': () => ({ ...metadata, transcript: 'welcome to a café' }),
      },
    );
    expect(screen.getByText('Transcribing Audio')).toBeTruthy();
    expect(await screen.findByText('Transcript')).toBeTruthy();
    expect(screen.getByTitle('not said: the').tagName).toBe('DEL');
    expect(screen.getByTitle('said besides: a').tagName).toBe('INS');
  });

  test('speech-to-text makes the transcript again, with the text as a hint (A2.104, A7.83)', async () => {
    let transcript: string | null = null;
    const { user, made } = show(
      { expectedText: 'Hello' },
      {
        '/api/GetAssetMetadata': () => ({ ...metadata, transcript }),
        '/api/PerformSpeechToTextFromAssetId': () => {
          transcript = 'hello';
          return { transcript, engine: 'service' };
        },
      },
    );
    expect(await screen.findByText('No Transcript Available')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Transcribe again' }));
    expect(await screen.findByText('The recording says the text word for word.')).toBeTruthy();
    const call = made.find(({ path }) => path === '/api/PerformSpeechToTextFromAssetId');
    expect(call?.input).toEqual({ query: { teamId: ids.team, assetId, expectedText: 'Hello' } });
  });

  test('metadata that cannot be read are reported where the transcript would be (A8.2)', async () => {
    show({}, { '/api/GetAssetMetadata': fail('Error getting asset metadata') });
    expect(await screen.findByText('No Transcript Available')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe('Error getting asset metadata');
  });

  test('a transcription that fails is reported, and can be asked for again (A8.7)', async () => {
    const path = mediaCalls.speechToTextFromAsset.path;
    const { user } = show({}, { [path]: fail('Error performing speech-to-text') });
    expect(await screen.findByText('No Transcript Available')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Transcribe again' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error performing speech-to-text');
    expect(screen.getByRole('button', { name: 'Transcribe again' })).toHaveProperty('disabled', false);
  });
});

test('the media of an input have one of seven states (A3.62)', () => {
  const none = {
    hasAsset: false,
    isKept: false,
    isUploading: false,
    hasUploadFailed: false,
    isReady: false,
    hasPlayerFailed: false,
  };
  const kept = { ...none, isKept: true };
  const asset = { ...none, hasAsset: true };
  expect([
    getMediaStatus(none),
    getMediaStatus(kept),
    getMediaStatus({ ...kept, isUploading: true }),
    getMediaStatus(asset),
    getMediaStatus({ ...kept, hasUploadFailed: true }),
    getMediaStatus({ ...asset, isReady: true }),
    getMediaStatus({ ...asset, hasPlayerFailed: true }),
  ]).toEqual(['None', 'ReadyToUpload', 'Uploading', 'Uploaded', 'UploadError', 'ReadyToPlay', 'BackendNotReady']);
});
