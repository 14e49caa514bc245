import { notFound, type BodyOf, type editingCalls } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { unpack } from '../../core/versions/content.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import { findItem, updateDraft } from '../../core/items/items.repository.ts';
import { parseDraft, toItem } from '../../core/items/to-item.ts';
import { findVersionContent } from '../../core/versions/versions.repository.ts';

type Discarded = BodyOf<typeof editingCalls.discardSeveral>;

/** Replaces the drafts of items of a project with their last saves and publishes them, all or none. */
export function discardDrafts(
  services: Services,
  caller: Caller,
  { itemIds, ...target }: Discarded,
): Promise<{ seq: number }> {
  return changeProject(services, caller, { ...target, ignoresQuota: true }, async (change) => {
    for (const itemId of new Set(itemIds)) await discardDraft(change, target, itemId);
    return { seq: change.nextSeq() - 1 };
  });
}

async function discardDraft(change: ProjectChange, { teamId, projectId }: Omit<Discarded, 'itemIds'>, itemId: ItemId) {
  const item = await findItem(change.trx, teamId, itemId);
  if (item?.projectId !== projectId) throw notFound();
  const content = await findVersionContent(change.trx, item);
  if (!content) throw notFound();
  const draft = unpack(content);
  const displayName = getDisplayName(parseDraft(draft));
  await updateDraft(change.trx, item, { text: draft, displayName, isDirty: false });
  change.emit({ type: 'itemReplaced', item: toItem({ ...item, draft, displayName, isDirty: false }) });
}
