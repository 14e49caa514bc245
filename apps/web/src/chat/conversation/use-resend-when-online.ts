import { useEffect, useEffectEvent } from 'react';
import type { ConversationControl } from './use-conversation.ts';

/** Sends what did not get through again, under the id it had, as soon as there is a network again. */
export function useResendWhenOnline({ conversation, tryAgain }: ConversationControl, isOnline: boolean): void {
  const send = useEffectEvent(() => {
    const left = conversation.bubbles.findLast(({ state }) => state === 'failed');
    if (left) tryAgain(left.id, left.text);
  });
  useEffect(() => {
    if (isOnline) send();
  }, [isOnline]);
}
