import { showToast } from '../../toasts/index.ts';

/** Shows the message of a failed background action as a toast, translated to the interface language. */
export function showError({ message }: Error): void {
  showToast({ kind: 'error', text: message });
}
