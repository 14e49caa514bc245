import { showToast } from '../../toasts/index.ts';

/** Shows the message of a failed background action as a toast, translated to the interface language. */
export function showError(error: Error): void {
  showToast({ kind: 'error', text: error });
}
