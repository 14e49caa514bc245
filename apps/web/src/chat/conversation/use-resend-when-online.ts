import { useEffect, useEffectEvent } from 'react';
import type { ConversationControl } from './use-conversation.ts';

/** Resends the last failed message under its id when the browser is online again. */
export function useResendWhenOnline({ conversation, tryAgain }: ConversationControl, isOnline: boolean): void {
  const send = useEffectEvent(() => {
    const left = conversation.bubbles.findLast(({ state }) => state === 'failed');
    if (left) tryAgain(left.id, left.text);
  });
  useEffect(() => {
    if (isOnline) send();
  }, [isOnline]);
}
