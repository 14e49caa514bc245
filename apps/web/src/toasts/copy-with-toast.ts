import { copyText } from '../platform/copy-text.ts';
import { showToast } from './toast-store.ts';

/** Copies a text and shows a toast with the result (P8.54). */
export async function copyWithToast(text: string): Promise<void> {
  showToast(
    (await copyText(text))
      ? { kind: 'success', text: 'Copied to clipboard' }
      : { kind: 'error', text: 'The browser did not allow copying.' },
  );
}
