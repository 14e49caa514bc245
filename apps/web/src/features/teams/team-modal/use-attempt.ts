import { useState } from 'react';
import { toMessage, type Message } from '../../../words/message.ts';

/** Runs an action and shows its error in the dialog. @returns whether it succeeded. */
export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;

/** Runs actions and keeps the error message of the last one (P8.61). */
export function useAttempt() {
  const [failure, setFailure] = useState<Message>();

  const attempt: Attempt = async (work) => {
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(toMessage(error));
      return false;
    }
  };

  return { failure, attempt, failureRef };
}

/** Scrolls to an error once, when it is shown, because the action may be at the end of a long list. */
function failureRef(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
