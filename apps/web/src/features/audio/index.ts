export { hasRecordingsToUpload } from './kept/kept-recordings.ts';
export { waitUntilStored } from './kept/wait-until-stored.ts';
export { AudioAssetPanel, type ChosenAudio } from './panel/audio-asset-panel.tsx';
export { RecordingPage } from './session/lazy-recording-page.tsx';
