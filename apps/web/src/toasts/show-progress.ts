import { timings } from '@confab/model';
import { addToast, updateToast, getReadingMs, type Toast } from './toast-store.ts';

interface ProgressWords {
  readonly doing: string;
  readonly done: string;
  /** What is said of a failure; as a function it may tell why. */
  readonly failed: string | ((error: unknown) => Pick<Toast, 'name' | 'message'>);
}

/**
 * Shows work under way and then what became of it. Each of the two is shown long enough to be seen (P9.6).
 *
 * @returns what the work returned; throws what it threw.
 */
export async function showProgress<T>(work: Promise<T>, { doing, done, failed }: ProgressWords): Promise<T> {
  const id = addToast({ type: 'LoadCrossTick', message: doing });
  const minimumShown = new Promise((resolve) => setTimeout(resolve, timings.savingToastMinMs));
  const showOutcome = async (changes: Partial<Toast>, stayMs: number) => {
    await minimumShown;
    updateToast(id, { ...changes, autocloseMs: Math.max(timings.savingToastMinMs, stayMs) });
  };
  try {
    const result = await work;
    void showOutcome({ message: done, succeeded: true, checked: true }, 0);
    return result;
  } catch (error) {
    const words = typeof failed === 'string' ? { name: '', message: failed } : failed(error);
    void showOutcome({ ...words, failed: true }, words.name === '' ? 0 : getReadingMs(words.message));
    throw error;
  }
}

/**
 * Shows that the account is being saved: 'Saving', then 'Saved' or 'Failed' with the reason, each for at least
 * two seconds (P4.33, P8.59).
 *
 * @returns what the work returned; throws what it threw.
 */
export function showSaving<T>(work: Promise<T>): Promise<T> {
  const failed = (error: unknown) => ({ name: 'Failed', message: error instanceof Error ? error.message : '' });
  return showProgress(work, { doing: 'Saving', done: 'Saved', failed });
}
