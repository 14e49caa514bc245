export { queueUpload, type UploadOutcome } from './queue-upload.ts';
