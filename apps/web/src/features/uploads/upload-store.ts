import { create } from 'zustand';
import type { Message } from '../../words/message.ts';

/** A file that is being uploaded or is queued (P3.16). */
export interface Upload {
  readonly uploadId: string;
  /** The input that it was chosen for. */
  readonly inputId: string;
  readonly fileName: string;
  /** The bytes sent and the total. */
  readonly uploadProgress: number;
  readonly uploadTotal: number;
}

/** A failed upload (P3.17). */
export interface UploadError {
  readonly uploadId: string;
  readonly inputId: string;
  readonly errorMessage: Message;
  readonly fileName: string;
}

/** The queue of uploads (P3.18): the first is running, the others wait. */
interface UploadState {
  readonly uploading: boolean;
  readonly queue: readonly Upload[];
  readonly errors: readonly UploadError[];
}

export const useUploads = create<UploadState>(() => ({ uploading: false, queue: [], errors: [] }));

/** Appends a file to the queue and starts uploading (P4.43). */
export function addUpload(upload: Upload): void {
  useUploads.setState(({ queue }) => ({ uploading: true, queue: [...queue, upload] }));
}

/** Updates the progress of a file (P4.45). */
export function setUploadProgress(uploadId: string, uploadProgress: number, uploadTotal: number): void {
  useUploads.setState(({ queue }) => ({
    queue: queue.map((upload) => (upload.uploadId === uploadId ? { ...upload, uploadProgress, uploadTotal } : upload)),
  }));
}

/** Removes a finished or failed file from the queue (P4.46). */
export function removeUpload(uploadId: string): void {
  useUploads.setState(({ queue }) => ({ queue: queue.filter((upload) => upload.uploadId !== uploadId) }));
}

/** Cancels all unfinished uploads (P4.48). */
export function emptyQueue(): void {
  useUploads.setState({ queue: [] });
}

/** Appends a failed upload (P4.49). */
export function addUploadError(error: UploadError): void {
  useUploads.setState(({ errors }) => ({ errors: [...errors, error] }));
}

/** Removes a dismissed failure (P4.48). */
export function removeUploadError(uploadId: string): void {
  useUploads.setState(({ errors }) => ({ errors: errors.filter((error) => error.uploadId !== uploadId) }));
}

/** Ends uploading when the queue is empty (P4.47). */
export function endUploading(): void {
  useUploads.setState({ uploading: false });
}
