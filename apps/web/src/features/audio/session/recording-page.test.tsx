import { mediaCalls } from '@confab/contracts';
import { getTranslationPath } from '@confab/inputs';
import { numberedId } from '@confab/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { aWorldNode, createSchemas, ids, nodeSchema } from '../../../testing/editing/world.ts';
import { showWritingLanguage } from '../../../editing/index.ts';
import { createAssetTicket } from '../../../testing/create-asset-ticket.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  createKeptSink,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../kept/kept-recordings.ts';
import { RecordingPage } from './recording-page.tsx';

const assetId = numberedId(1);
const schemas = createSchemas();
const recording = {
  id: 'r1',
  owner: '',
  teamId: ids.team,
  assetId,
  fileName: 'Recording.mp3',
  target: `${ids.project}/${ids.newNode}/Response/Entries/e1/AudioAssetId`,
  wordsHash: 'h',
  startedUtc: '2026-11-03T09:05:07Z',
  isComplete: false,
  measures: null,
  priorAssetId: '',
};
afterEach(() => removeKeptRecording(recording.id));

const spokenPath = 'Response/Entries/e1/SpokenText';
const german = {
  [spokenPath]: { Value: 'Willkommen im Café', Source: 'Welcome to the café' },
};

/** The page of a project that says one line, in German too, and has one in English alone. */
async function showPage(target: string, owner = recording.owner) {
  const Entries = [
    { EntryId: 'e1', Order: 'a0', SpokenText: 'Welcome to the café' },
    { EntryId: 'e2', Order: 'a1', SpokenText: 'Goodbye' },
  ];
  const Response = { SelectionMethod: 'Escalating', Entries };
  const spoken = aWorldNode({ Response, Translations: { de: german } });
  const { session } = await aWorld(nodeSchema.properties, [spoken]).open('ada');
  const { api, made } = fakeApi({
    '/api/UploadBrowseFile': () => ({ assetId, name: 'Recording.mp3' }),
    '/api/CreateAssetTicket': createAssetTicket,
    '/api/GetAssetMetadata': () => ({ name: 'Recording.mp3', transcript: null, isTranscriptStale: false }),
    [mediaCalls.speechToTextFromAsset.path]: () => ({ transcript: 'welcome', engine: 'service' }),
  });
  const ended = vi.fn<() => void>();
  const sink = createKeptSink({ ...recording, owner, target: `${ids.project}/${ids.newNode}/${target}` }, ended);
  sink.onPart(Uint8Array.of(1));
  sink.onEnd(undefined);
  await waitFor(() => expect(ended).toHaveBeenCalled());
  const [kept = recording] = useKeptRecordings.getState().recordings;
  await uploadKeptRecording(api, kept);
  session.edit(ids.project, setValue('OtherLanguages', 'de'));
  showWritingLanguage(ids.project);
  const user = userEvent.setup();
  renderInSession(
    session,
    <RecordingPage schemas={schemas} lineKey={undefined} onLine={() => undefined} onOpenPlace={() => undefined} />,
    api,
  );
  const read = (path: string) => session.getValue(ids.newNode, path);
  const expectTranscribed = (expectedText: string) =>
    waitFor(() =>
      expect(
        made.filter(({ path }) => path === mediaCalls.speechToTextFromAsset.path).map(({ input }) => input),
      ).toEqual([{ query: { teamId: ids.team, assetId, expectedText } }]),
    );
  return { user, read, expectTranscribed };
}

test('an uploaded recording of a line is transcribed with the words of the line, as every recording is (A2.104)', async () => {
  const { read, expectTranscribed } = await showPage('Response/Entries/e1/AudioAssetId');
  await expectTranscribed('Welcome to the café');
  expect(read('Response/Entries/e1')).toMatchObject({ AudioAssetId: assetId, RecordedWordsHash: 'h' });
  expect(read('Translations')).toEqual({ de: german });
});

test('a recording of a further language is stored beside the translation, with its words', async () => {
  const inGerman = (field: string) => getTranslationPath('de', `Response/Entries/e1/${field}`);
  const { read, expectTranscribed } = await showPage(inGerman('AudioAssetId'));
  await expectTranscribed('Willkommen im Café');
  expect(read(inGerman('AudioAssetId'))).toBe(assetId);
  expect(read(inGerman('RecordedWordsHash'))).toBe('h');
  expect(read('Response/Entries/e1')).not.toHaveProperty('AudioAssetId');
});

test('the lines of each language are recorded apart, and those that are not translated are counted', async () => {
  const { user } = await showPage('Response/Entries/e9/AudioAssetId');
  await screen.findByText('0 of 2 recorded');
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  await screen.findByText('0 of 1 recorded');
  const line = within(screen.getByRole('list', { name: 'Lines' })).getByText('Willkommen im Café');
  expect(line.lang).toBe('de');
  screen.getByText('1 line is not translated into Deutsch yet, so your assistant says it in English.');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await screen.findByText('0 of 2 recorded');
});

test('an uploaded recording of another account of this browser is not used', async () => {
  const { read } = await showPage('Response/Entries/e1/AudioAssetId', 'grace@example.test');
  await screen.findByText('0 of 2 recorded');
  expect(read('Response/Entries/e1')).not.toHaveProperty('AudioAssetId');
  expect(useKeptRecordings.getState().recordings).toMatchObject([{ owner: 'grace@example.test' }]);
});
