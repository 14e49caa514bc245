// For tests of other features, which have no microphone to record with.
export {
  createKeptSink,
  removeKeptRecording,
  uploadKeptRecording,
  useKeptRecordings,
} from '../kept/kept-recordings.ts';
