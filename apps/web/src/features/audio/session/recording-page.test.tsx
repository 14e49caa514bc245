import { mediaCalls } from '@confab/contracts';
import { asItemId } from '@confab/model';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema, worldItems } from '../../../testing/editing/world.ts';
import { createAssetTicket } from '../../../testing/create-asset-ticket.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  createKeptSink,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../kept/kept-recordings.ts';
import { RecordingPage } from './recording-page.tsx';

const assetId = '0197a000-0000-7000-8000-00000000000a';
const schemas = { projectSchemas: {}, workflowSchemas: {}, nodeSchemas: { Ask: nodeSchema }, nodeCategories: [] };
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

test('an uploaded recording of a line is transcribed with the words of the line, as every recording is (A2.104)', async () => {
  const greet = worldItems().find(({ id }) => id === ids.greet);
  if (!greet) throw new Error('The test world has no greeting.');
  const Entries = [{ EntryId: 'e1', Order: 'a0', SpokenText: 'Welcome to the café' }];
  const propertyValues = { ...greet.propertyValues, Response: { SelectionMethod: 'Escalating', Entries } };
  const spoken = { ...greet, id: asItemId(ids.newNode), propertyValues };
  const { session } = await aWorld(nodeSchema.properties, [spoken]).open('ada');
  const { api, made } = fakeApi({
    '/api/UploadBrowseFile': () => ({ assetId, name: 'Recording.mp3' }),
    '/api/CreateAssetTicket': createAssetTicket,
    '/api/GetAssetMetadata': () => ({ name: 'Recording.mp3', transcript: null, isTranscriptStale: false }),
    [mediaCalls.speechToTextFromAsset.path]: () => ({ transcript: 'welcome', engine: 'service' }),
  });
  const ended = vi.fn<() => void>();
  const sink = createKeptSink(recording, ended);
  sink.onPart(Uint8Array.of(1));
  sink.onEnd(undefined);
  await waitFor(() => expect(ended).toHaveBeenCalled());
  const [kept = recording] = useKeptRecordings.getState().recordings;
  await uploadKeptRecording(api, kept);

  renderInSession(
    session,
    <RecordingPage schemas={schemas} lineKey={undefined} onLine={() => undefined} onOpenPlace={() => undefined} />,
    api,
  );
  await waitFor(() =>
    expect(made.filter(({ path }) => path === mediaCalls.speechToTextFromAsset.path).map(({ input }) => input)).toEqual(
      [{ query: { teamId: ids.team, assetId, expectedText: 'Welcome to the café' } }],
    ),
  );
});
