import { copyText } from '../platform/copy-text.ts';
import { showToast } from './toast-store.ts';
import { toastMessages } from '../words/web-messages.ts';

/** Copies a text and shows a toast with the result (P8.54). */
export async function copyWithToast(text: string): Promise<void> {
  showCopied(await copyText(text));
}

/** Shows a toast with the result of a copy (P8.54, A8.102). */
export function showCopied(isCopied: boolean): void {
  showToast(
    isCopied ? { kind: 'success', text: toastMessages.copied } : { kind: 'error', text: toastMessages.copyBlocked },
  );
}
