import { openModal, useModals } from '../modals/modal-store.ts';

let question: Promise<boolean> | undefined;
/** When the sign-in was last confirmed, by `performance.now()`. */
let lastConfirmedAt = -Infinity;

/**
 * Asks the person to confirm the sign-in in a modal. Calls that are refused at the same time share the modal.
 *
 * @param sentAt when the refused call was sent; a call sent before the last confirmation does not ask again.
 * @returns false when the modal was cancelled, or closed because the session ended.
 */
export function askToConfirmSignIn(sentAt: number): Promise<boolean> {
  if (sentAt < lastConfirmedAt) return Promise.resolve(true);
  question ??= openQuestion().finally(() => (question = undefined));
  return question;
}

function openQuestion(): Promise<boolean> {
  return new Promise((resolve) => {
    let isConfirmed = false;
    const onConfirmed = () => {
      isConfirmed = true;
      lastConfirmedAt = performance.now();
    };
    openModal('confirmSignIn', { onConfirmed });
    const unsubscribe = useModals.subscribe(({ opened }) => {
      if (opened.some(({ type }) => type === 'confirmSignIn')) return;
      unsubscribe();
      resolve(isConfirmed);
    });
  });
}
