import { defineWords, type Translated } from '../../words/define-words.ts';
import type { RecordingFault } from './measure/list-advice.ts';
import type { RecordingFailure } from './recorder/recorder-state.ts';

const failures: Readonly<Record<RecordingFailure, string>> = {
  refused:
    'The browser may not use the microphone. Allow it in the browser’s settings for this site, then record again.',
  noMicrophone: 'No microphone was found. Connect one, then record again.',
  busy: 'Another program uses the microphone. Close it, then record again.',
  insecure: 'Browsers record only on pages with https. Open this site with https, then record again.',
  unsupported: 'This browser cannot record. Use a current version of Chrome, Edge, Firefox or Safari.',
  broken: 'The microphone was disconnected. What was recorded until then is kept.',
};
const faults: Readonly<Record<RecordingFault, string>> = {
  silent: 'Nothing can be heard. Check that the right microphone is on, then record again.',
  clipped: 'The sound is distorted. Speak more softly or move away from the microphone.',
  quiet: 'This is too quiet. Speak louder or move closer to the microphone.',
  loud: 'This is very loud beside other voices. Speak more softly or move away from the microphone.',
  lateStart: 'It begins with silence. Cut the beginning.',
};

const english = {
  ofAudio: (action: string, audio: string) => `${action}: ${audio}`,
  record: 'Record',
  recordAgain: 'Record again',
  stop: 'Stop',
  opening: 'Waiting for the microphone …',
  recordingIn: (seconds: number) => `Recording in ${seconds}`,
  recordingFor: (time: string) => `Recording, ${time}`,
  finishing: 'Encoding the recording …',
  level: 'Level of the microphone',
  failure: (failure: RecordingFailure) => failures[failure],
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  library: 'Library',
  upload: 'Upload a file',
  edit: 'Edit',
  editOnlyMp3: 'Only mp3 files can be cut.',
  clear: 'Clear',
  empty: 'No audio yet',
  notReady: 'The audio cannot be played yet. Try again in a moment.',
  tryAgain: 'Try again',
  uploading: 'Uploading …',
  uploadError: 'Error uploading audio file',
  stale: 'The words have changed since this was recorded. Record them again.',
  keptTitle: 'Not uploaded yet',
  kept: (when: string) => `A recording of ${when} is kept in this browser until it is uploaded.`,
  keptUpload: 'Upload now',
  keptDelete: 'Delete recording',
  keptDeleteAsk: 'Delete this recording? It was not uploaded and cannot be restored.',
  checkSound: 'Check the sound',
  checking: 'Checking …',
  notChecked: 'The sound could not be checked.',
  soundGood: 'The sound is good.',
  loudness: (value: string) => `${value} LUFS`,
  fault: (fault: RecordingFault) => faults[fault],
  transcribing: 'Transcribing Audio',
  transcript: 'Transcript',
  noTranscript: 'No Transcript Available',
  transcribe: 'Transcribe again',
  transcriptStale: 'The audio has changed since it was transcribed.',
  transcriptSame: 'The recording says the text word for word.',
  notSaid: (words: string) => `not said: ${words}`,
  saidBesides: (words: string) => `said besides: ${words}`,
  editorTitle: (name: string) => `Edit ${name}`,
  editorHint: 'Drag over the waveform to select what to cut.',
  waveform: 'Waveform',
  from: 'From (seconds)',
  to: 'To (seconds)',
  cut: 'Cut',
  undo: 'Undo',
  save: 'Save',
  close: 'Close',
  clippingError: 'Error clipping audio',
  notLoaded: 'The audio could not be loaded.',
  discardTitle: 'Discard changes?',
  discardText: 'The audio was cut and not saved.',
  discard: 'Discard changes',
};

/** Interface words of recording, playing and editing audio. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type AudioWords = Translated<typeof english>;
