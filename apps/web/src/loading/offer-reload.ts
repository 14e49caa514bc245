import { dismissToast, showToast } from '../toasts/index.ts';
import { toastMessages } from '../words/web-messages.ts';

let shown: number | undefined;

/** Shows one toast that stays: the product was updated, and its action reloads the page. */
export function offerReload(): void {
  if (shown !== undefined) dismissToast(shown);
  const action = { label: toastMessages.reload, run: () => location.reload() };
  shown = showToast({ text: toastMessages.updated, action, autocloseMs: null });
}
