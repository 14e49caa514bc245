import { timings } from '@confab/model';
import { addToast, hasToast, updateToast, getReadingMs, type Toast } from './toast-store.ts';
import { toastMessages } from '../words/web-messages.ts';
import { noMessage, toMessage, type Message } from '../words/message.ts';

interface ProgressWords {
  readonly doing: Message;
  readonly done: Message;
  /** The text of a failure, or a function that derives it from the error. */
  readonly failed: Message | ((error: unknown) => Pick<Toast, 'name' | 'message'>);
}

/**
 * Shows a toast for running work, then its result, each for at least two seconds (P9.6).
 *
 * @returns the result of the work; rejects with its error
 */
export async function showProgress<T>(work: Promise<T>, { doing, done, failed }: ProgressWords): Promise<T> {
  const id = addToast({ type: 'LoadCrossTick', message: doing });
  const minimumShown = new Promise((resolve) => setTimeout(resolve, timings.savingToastMinMs));
  const showOutcome = async (changes: Partial<Toast>, stayMs: number) => {
    await minimumShown;
    const outcome = { ...changes, autocloseMs: Math.max(timings.savingToastMinMs, stayMs) };
    if (hasToast(id)) updateToast(id, outcome);
    // A person who has dismissed the progress still learns of a failure.
    else if (changes.failed === true) addToast({ type: 'LoadCrossTick', ...outcome });
  };
  try {
    const result = await work;
    void showOutcome({ message: done, succeeded: true, checked: true }, 0);
    return result;
  } catch (error) {
    const words = typeof failed === 'function' ? failed(error) : { name: noMessage, message: failed };
    void showOutcome({ ...words, failed: true }, words.name.message === '' ? 0 : getReadingMs(words.message.message));
    throw error;
  }
}

/**
 * Shows that the account is being saved: 'Saving', then 'Saved' or 'Failed' with the reason, each for at least two
 * seconds (P4.33, P8.59).
 *
 * @returns the result of the work; rejects with its error
 */
export function showSaving<T>(work: Promise<T>): Promise<T> {
  const failed = (error: unknown) => ({
    name: toastMessages.failed,
    message: toMessage(error, noMessage),
  });
  return showProgress(work, { doing: toastMessages.saving, done: toastMessages.saved, failed });
}
