export { queueUpload, type UploadOutcome, type UploadTask } from './queue-upload.ts';
