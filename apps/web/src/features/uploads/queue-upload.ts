import {
  addUpload,
  addUploadError,
  emptyQueue,
  setUploadProgress,
  removeUpload,
  removeUploadError,
  useUploads,
} from './upload-store.ts';
import { hideProgressSoon, showFailure, showProgressOfFirst } from './upload-toasts.ts';
import { toMessage, type Message } from '../../words/message.ts';

/** A file to upload, its input, and the function that sends it. */
export interface UploadTask<T> {
  readonly file: File;
  /** The input that it was chosen for. */
  readonly inputId: string;
  /** Sends the file, reports the bytes sent and the total, and stops when the signal aborts. */
  readonly upload: (file: File, onProgress: (sent: number, total: number) => void, signal: AbortSignal) => Promise<T>;
}

/** The result of an upload. A failure has already been shown. */
export type UploadOutcome<T> =
  | { readonly state: 'uploaded'; readonly value: T }
  | { readonly state: 'failed'; readonly message: Message }
  | { readonly state: 'dismissed' };

let lastId = 0;
let lastUpload: Promise<unknown> = Promise.resolve();

/**
 * Uploads a file after those in the queue, and shows its progress.
 *
 * One at a time: parallel uploads would slow each other down, and only the first is shown (P4.44).
 *
 * @returns the result; never rejects
 */
export function queueUpload<T>(task: UploadTask<T>): Promise<UploadOutcome<T>> {
  lastId += 1;
  const uploadId = `upload-${lastId}`;
  const { file, inputId } = task;
  addUpload({ uploadId, inputId, fileName: file.name, uploadProgress: 0, uploadTotal: file.size });
  showProgressOfFirst(emptyQueue);
  const outcome = lastUpload.then(() => send(uploadId, task));
  lastUpload = outcome;
  return outcome;
}

async function send<T>(uploadId: string, task: UploadTask<T>): Promise<UploadOutcome<T>> {
  const dismissal = new AbortController();
  const isDismissed = () => !useUploads.getState().queue.some((upload) => upload.uploadId === uploadId);
  const stop = useUploads.subscribe(() => isDismissed() && dismissal.abort());
  try {
    if (isDismissed()) return { state: 'dismissed' };
    const sending = task.upload(
      task.file,
      (sent, total) => showUploadProgress(uploadId, sent, total),
      dismissal.signal,
    );
    const value = await Promise.race([sending, rejectOnAbort(dismissal.signal)]);
    if (isDismissed()) return { state: 'dismissed' };
    showUploadProgress(uploadId, task.file.size, task.file.size);
    return { state: 'uploaded', value };
  } catch (error) {
    return isDismissed() ? { state: 'dismissed' } : reportFailure(uploadId, task, error);
  } finally {
    stop();
    removeUpload(uploadId);
    showProgressOfFirst(emptyQueue);
    if (useUploads.getState().queue.length === 0) hideProgressSoon();
  }
}

/** Rejects when a signal aborts, so that the next file does not wait for the cancelled one to stop. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Dismissed')));
  });
}

function showUploadProgress(uploadId: string, sent: number, total: number) {
  setUploadProgress(uploadId, sent, total);
  showProgressOfFirst(emptyQueue);
}

function reportFailure<T>(uploadId: string, { file, inputId }: UploadTask<T>, error: unknown): UploadOutcome<T> {
  const message = toMessage(error);
  const failure = { uploadId, inputId, errorMessage: message, fileName: file.name };
  addUploadError(failure);
  showFailure(failure, () => removeUploadError(uploadId));
  return { state: 'failed', message };
}
