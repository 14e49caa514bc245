import { useState } from 'react';

/** Makes an attempt at something; @returns whether it went well. What went wrong is shown in the modal. */
export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;

/** Keeps what the last attempt failed with, until the next one (P8.61). */
export function useAttempt() {
  const [failure, fail] = useState<string>();

  const attempt: Attempt = async (work) => {
    fail(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      return false;
    }
  };

  // A long team is scrolled; whoever did something at its end sees what became of it.
  const failureRef = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
  return { failure, attempt, fail, failureRef };
}
