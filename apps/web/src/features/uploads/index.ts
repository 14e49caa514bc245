export { claimPlace } from './claim-place.ts';
export { queueUpload, type UploadOutcome } from './queue-upload.ts';
