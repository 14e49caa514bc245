import { useState } from 'react';
import { toMessage, type Message } from '../words/message.ts';

/** Runs the action of a modal, which closes after a success. After a failure it stays open and shows the message. */
export function useModalAction(onClose: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Message>();

  async function run(action: () => void | Promise<unknown>) {
    setRunning(true);
    setFailure(undefined);
    try {
      await action();
      onClose();
    } catch (error) {
      setFailure(toMessage(error));
      setRunning(false);
    }
  }

  return { isRunning, failure, run };
}
