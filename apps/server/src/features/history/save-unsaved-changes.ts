import { historyMessages, refused } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { Caller } from '../../services.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { hashContent, pack } from '../../core/versions/content.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { listItemsWithSavedHash } from '../../core/items/items-with-hash.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { insertVersions, type NewVersion } from '../../core/versions/versions.repository.ts';
import type { StateRow } from './filter-existing-items.ts';
import { writeSavedItems } from './states.repository.ts';

/** Items per read: each may be a megabyte. */
const itemsAtOnce = 100;

/**
 * Saves unsaved drafts as versions before they are replaced, so that no typed text is lost.
 *
 * @returns the items with their new versions
 * @throws when there are unsaved drafts and the caller did not ask to save them
 */
export async function saveUnsavedChanges<
  Item extends Pick<StateRow, 'id' | 'kind' | 'version' | 'isDirty' | 'isDeleted'>,
>(
  change: ProjectChange,
  caller: Caller,
  place: { readonly teamId: TeamId; readonly isWanted: boolean; readonly description: string },
  items: readonly Item[],
): Promise<readonly Item[]> {
  const unsaved = items.filter(({ isDirty, isDeleted }) => isDirty && !isDeleted);
  if (unsaved.length === 0) return items;
  if (!place.isWanted) throw refused(historyMessages.unsavedChanges);
  const drafts: ItemRow[] = [];
  for (let start = 0; start < unsaved.length; start += itemsAtOnce) {
    const ids = unsaved.slice(start, start + itemsAtOnce).map(({ id }) => id);
    for (const draft of (await listItemsWithSavedHash(change.trx, place.teamId, ids)).values())
      drafts.push({ ...draft, version: draft.version + 1 });
  }
  const versions: NewVersion[] = [];
  const pause = createPause();
  for (const { id, version, draft } of drafts) {
    versions.push({
      teamId: place.teamId,
      itemId: id,
      version,
      authorId: caller.accountId,
      description: place.description,
      contentHash: hashContent(parseDraft(draft)),
      content: pack(draft),
    });
    await pause();
  }
  await insertVersions(change.trx, versions);
  await writeSavedItems(change.trx, place.teamId, drafts);
  for (const { id, kind, version } of drafts) {
    change.emit({ type: 'itemSaved', itemId: id, itemKind: kind, version });
  }
  const kept = new Map(drafts.map(({ id, version }) => [id, version]));
  return items.map((item) => ({ ...item, version: kept.get(item.id) ?? item.version, isDirty: false }));
}
