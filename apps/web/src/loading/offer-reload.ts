import { dismissToast, showToast } from '../toasts/index.ts';
import { toastMessages } from '../words/web-messages.ts';

let shown: number | undefined;

/** Says that the product was updated, and offers to reload the page, in one toast that stays. */
export function offerReload(): void {
  if (shown !== undefined) dismissToast(shown);
  const action = { label: toastMessages.reload, run: () => location.reload() };
  shown = showToast({ text: toastMessages.updated, action, autocloseMs: null });
}
