import type { CommentThread } from '@confab/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMarkRead } from './use-comments.ts';

/**
 * Marks the shown threads as read. Returns the ids of those that were unread when they appeared, so that they stay
 * highlighted until the list is closed.
 */
export function useMarkThreadsRead(threads: readonly CommentThread[]): ReadonlySet<string> {
  const markRead = useMarkRead();
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const unread = threads.filter(({ isUnread }) => isUnread).map(({ id }) => id);
  if (unread.some((id) => !newIds.has(id))) setNewIds(new Set([...newIds, ...unread]));
  const markUnread = useEffectEvent(() => unread.length > 0 && markRead(unread));
  const unreadKey = unread.join();
  useEffect(() => {
    if (unreadKey !== '') markUnread();
  }, [unreadKey]);
  return newIds;
}
