import { create } from 'zustand';

/** A file on its way, or waiting for its turn (P3.16). */
export interface Upload {
  readonly uploadId: string;
  /** The input that it was chosen for. */
  readonly inputId: string;
  readonly fileName: string;
  /** How many bytes have arrived, of how many. */
  readonly uploadProgress: number;
  readonly uploadTotal: number;
}

/** A file that did not arrive (P3.17). */
export interface UploadError {
  readonly uploadId: string;
  readonly inputId: string;
  readonly errorMessage: string;
  readonly fileName: string;
}

/** The queue of uploads (P3.18): the first is under way, the others wait. */
interface UploadState {
  readonly uploading: boolean;
  readonly queue: readonly Upload[];
  readonly errors: readonly UploadError[];
}

export const useUploads = create<UploadState>(() => ({ uploading: false, queue: [], errors: [] }));

/** Queues a file behind the others; that is what uploading means (P4.43). */
export function addUpload(upload: Upload): void {
  useUploads.setState(({ queue }) => ({ uploading: true, queue: [...queue, upload] }));
}

/** A file has come this far (P4.45). */
export function setUploadProgress(uploadId: string, uploadProgress: number, uploadTotal: number): void {
  useUploads.setState(({ queue }) => ({
    queue: queue.map((upload) => (upload.uploadId === uploadId ? { ...upload, uploadProgress, uploadTotal } : upload)),
  }));
}

/** A file has arrived, or will not (P4.46). */
export function removeUpload(uploadId: string): void {
  useUploads.setState(({ queue }) => ({ queue: queue.filter((upload) => upload.uploadId !== uploadId) }));
}

/** Gives up whatever has not arrived yet (P4.48). */
export function emptyQueue(): void {
  useUploads.setState({ queue: [] });
}

/** Appends what went wrong (P4.49). */
export function addUploadError(error: UploadError): void {
  useUploads.setState(({ errors }) => ({ errors: [...errors, error] }));
}

/** Somebody has seen that it went wrong (P4.48). */
export function removeUploadError(uploadId: string): void {
  useUploads.setState(({ errors }) => ({ errors: errors.filter((error) => error.uploadId !== uploadId) }));
}

/** Nothing is on its way any more (P4.47). */
export function endUploading(): void {
  useUploads.setState({ uploading: false });
}
