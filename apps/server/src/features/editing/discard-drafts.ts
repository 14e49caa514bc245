import { notFound, type BodyOf, type editingCalls } from '@confab/contracts';
import { asItemId, isGuid, toJsonText, type ItemId, type JsonObject } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { unpack } from '../../core/versions/content.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import { findItem, updateDraft, type ItemRow } from '../../core/items/items.repository.ts';
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
  const saved = unpack(content);
  const values = parseDraft(saved);
  const place = await findNewPlace(change.trx, item, values);
  const draft = place ? toJsonText({ ...values, ...place }) : saved;
  const changes = { draft, displayName: getDisplayName(values), isDirty: place !== undefined };
  await updateDraft(change.trx, item, { ...changes, text: draft });
  change.emit({ type: 'itemReplaced', item: toItem({ ...item, ...changes }) });
}

/**
 * The parent and order that a page keeps, because it was moved to another llama after its last save: its saved parent
 * is in another llama. Undefined for a page that was not moved.
 */
async function findNewPlace(trx: Db, item: ItemRow, saved: JsonObject): Promise<JsonObject | undefined> {
  const { Parent: savedParent } = saved;
  if (item.kind !== 'page' || typeof savedParent !== 'string' || savedParent === item.workflowId) return undefined;
  if (!isGuid(savedParent)) return undefined;
  const { Parent, Order } = parseDraft(item.draft);
  if (Parent === undefined || Order === undefined || Parent === savedParent) return undefined;
  const parent = await findItem(trx, item.teamId, asItemId(savedParent));
  return parent?.workflowId === item.workflowId ? undefined : { Parent, Order };
}
