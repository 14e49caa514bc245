import { showToast } from '../../toasts/index.ts';

/** Says what went wrong with something that was asked for in passing; the toast says it in the language of the interface. */
export function showError({ message }: Error): void {
  showToast({ kind: 'error', text: message });
}
