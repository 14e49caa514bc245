import type { AccountId, ThreadId } from '@confab/model';
import { listUnread, markAllRead } from '../../core/notifications/notifications.repository.ts';
import type { Services } from '../../services.ts';
import { readLink } from './read-link.ts';

/** Marks what notified an account of threads as read, because the account has seen the threads. Its open sites show that. */
export async function markReadOfThreads(
  { db, hub }: Pick<Services, 'db' | 'hub'>,
  accountId: AccountId,
  threadIds: readonly ThreadId[],
): Promise<void> {
  const seen = new Set<string | null>(threadIds);
  const unread = await listUnread(db, accountId);
  const ids = unread.filter(({ link }) => seen.has(readLink(link).searchParams.get('thread'))).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const notification of await markAllRead(db, accountId, ids)) {
    hub.publish('notification', notification, [accountId]);
  }
}
