import { addToast, updateToast, dismissToast } from '../../toasts/index.ts';
import { endUploading, useUploads, type UploadError } from './upload-store.ts';
import { toastMessages } from '../../words/web-messages.ts';

/** How long the progress stays after the last upload (P9.8). */
const dismissAfterMs = 1_000;

let toastId: number | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress of the first upload in the queue; the others are not shown (P4.44). */
export function showProgressOfFirst(onDismiss: () => void): void {
  const [first] = useUploads.getState().queue;
  if (!first) return;
  clearTimeout(hiding);
  const shown = {
    inputId: first.inputId,
    message: toastMessages.uploading,
    parts: { file: first.fileName },
    progress: first.uploadProgress,
    total: first.uploadTotal,
  };
  if (toastId === undefined) {
    const dismissed = () => {
      toastId = undefined;
      onDismiss();
    };
    toastId = addToast({ ...shown, type: 'UploadProgress', onDismiss: dismissed });
  } else {
    updateToast(toastId, shown);
  }
}

/** Hides the progress and ends uploading one second after the last upload (P4.47, P9.8). */
export function hideProgressSoon(): void {
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    if (toastId !== undefined) dismissToast(toastId);
    toastId = undefined;
    endUploading();
  }, dismissAfterMs);
}

/** Shows which upload failed, until the toast is dismissed (P4.50). */
export function showFailure({ inputId, fileName }: UploadError, onDismiss: () => void): void {
  addToast({
    inputId,
    type: 'LoadCrossTick',
    name: toastMessages.uploadError,
    message: toastMessages.uploadFailed,
    parts: { file: fileName },
    failed: true,
    onDismiss,
  });
}
