import { acrossTeams } from '../../db/tenant-guard.ts';
import type { TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { deleteContentBatch, deleteItems, itemContents, listDueItems } from './deleted-items.repository.ts';

const itemsPerBatch = 200;

/**
 * Permanently deletes items that were deleted 30 days ago, with their versions, events and releases.
 *
 * The rows of an item are deleted first, in statements of a limited number of rows, so that a project with hundreds of
 * thousands of events needs no long statement, and the next run continues an interrupted one. An item is purged only
 * when nothing lies below it any more, so a large project is purged from its nodes upwards.
 *
 * @param teamId purges only items of this team
 */
export async function purgeDeletedItems(
  db: Services['db'],
  isStopped: () => boolean = () => false,
  teamId?: TeamId,
): Promise<void> {
  // Items of all teams expire.
  const all = acrossTeams(db);
  while (!isStopped()) {
    const ids = await listDueItems(all, itemsPerBatch, teamId);
    if (ids.length === 0) return;
    for (const content of itemContents) {
      while (await deleteContentBatch(all, content, ids)) if (isStopped()) return;
    }
    // Zero while another process deletes the same items.
    if ((await deleteItems(all, ids)) === 0) return;
  }
}
