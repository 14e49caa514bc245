import type { CommentThread } from '@confab/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMarkRead } from './use-comments.ts';

/**
 * Threads that are shown count as read. What was new when they came stays marked until the list is left, so that one
 * sees what it was.
 */
export function useSeenThreads(threads: readonly CommentThread[]): ReadonlySet<string> {
  const markRead = useMarkRead();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = threads.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]));
  const tell = useEffectEvent(() => unread.length > 0 && markRead(unread));
  const what = unread.join();
  useEffect(() => {
    if (what !== '') tell();
  }, [what]);
  return fresh;
}
