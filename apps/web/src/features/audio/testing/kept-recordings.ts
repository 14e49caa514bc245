import { numberedId } from '@confab/test-kit';
import { ids } from '../../../testing/editing/world.ts';

// For tests of other features, which have no microphone to record with.
export {
  createKeptSink,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../kept/kept-recordings.ts';

/** A recording in this browser, for a file of the test team. */
export const keptRecording = {
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
