import { guidsInText, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import { listBatches } from '../../db/batches/list-batches.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import type { Db } from '../../services.ts';
import { listItemsById, listItemSizes } from '../items/item-slices.repository.ts';
import type { ItemRow } from '../items/items.repository.ts';
import { isOneOf } from './find-references-to.ts';
import { listItemsMentioning } from './references.repository.ts';

/** With more ids, this process searches the drafts: the database reads each draft once for each id. */
const searchedMax = 10;

/**
 * The items of a project whose draft contains one of the ids, in order. Drafts that this process searches are read in
 * batches.
 */
export async function* readItemsReferringTo(
  db: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  ids: ReadonlySet<string>,
  isInScope: (id: ItemId) => boolean = () => true,
): AsyncGenerator<ItemRow, undefined> {
  if (ids.size === 0) return;
  if (ids.size <= searchedMax) {
    for (const item of await listItemsMentioning(db, teamId, projectId, [...ids])) if (isInScope(item.id)) yield item;
    return;
  }
  const pause = createPause();
  const sizes = (await listItemSizes(db, teamId, projectId)).filter(({ id }) => isInScope(id));
  for (const batch of listBatches(sizes, ({ bytes }) => bytes)) {
    const slice = batch.map(({ id }) => id);
    const items = new Map((await listItemsById(db, teamId, slice)).map((item) => [item.id, item]));
    for (const id of slice) {
      const item = items.get(id);
      if (item && mentionsOneOf(item.draft, ids)) yield item;
      await pause();
    }
  }
}

function mentionsOneOf(text: string, ids: ReadonlySet<string>): boolean {
  for (const [id] of text.matchAll(guidsInText)) if (isOneOf(ids, id)) return true;
  return false;
}
