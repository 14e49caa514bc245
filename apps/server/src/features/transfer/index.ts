export { readUploadedLlama } from './llamas/read-uploaded-llama.ts';
export { readUploadedPackage } from './packages/read-uploaded-package.ts';
export { matchRecordings } from './recordings/match-recordings.ts';
export { convertDrafts } from './to-pro/convert-drafts.ts';
export { writeFile, writeFileResult } from './write/write-file.ts';
export { loadReleaseMedia } from './media/load-package-media.ts';
export { writeReleasePackage, type ReleasePackage } from './write/write-release-package.ts';
export { writeVoicePrompts } from './voice-prompts/write-voice-prompts.ts';
