import { historyMessages, refused } from '@confab/contracts';
import { hasSecretInputs } from '@confab/inputs';
import { itemLevels, type ItemKind, type JsonObject, type ProjectId, type TeamId, asWorkflowId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { assertRestoredLimits } from '../../core/items/assert-node-limit.ts';
import { limitProjectAtEnd } from '../../core/quotas/limit-project-at-end.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { clearReferences } from '../../core/references/clear-references.ts';
import { keepReferences, listKeptReferences, restoreKeptReferences } from '../../core/references/kept-references.ts';
import { parseDraft, toItemWithValues } from '../../core/items/to-item.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { insertVersions } from '../../core/versions/versions.repository.ts';
import { isElsewhere, returnItems } from './return-items.ts';
import { planItemRollback, type ItemRollback } from './plan-item-rollback.ts';
import {
  markItemsDeleted,
  listContents,
  listDrafts,
  listHashes,
  listExistingIds,
  writeSavedItems,
  type SavedContent,
} from './states.repository.ts';
import type { StateRow } from './filter-existing-items.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

interface Rollback {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** The items that exist after the rollback, each in its `versionThen`. */
  readonly targets: readonly StateRow[];
  /** The items that the rollback deletes. */
  readonly removed: readonly StateRow[];
  readonly description: string;
}

/** Items per read and write: each may be a megabyte. */
const batchSize = 200;

/**
 * Restores the earlier content of items as new versions, restores deleted items, returns items that were moved to their
 * earlier workflows and deletes items that did not exist. Restored items get back the links that their deletion cleared
 * in items outside the rollback, unless they have another one now; the items of the rollback have the links of their
 * earlier content. Every step is published as an event.
 */
export async function applyRollback(change: ProjectChange, back: Rollback) {
  const { trx } = change;
  const { teamId, projectId, targets, removed } = back;
  const changed = await findDifferingItems(change, back);
  await assertKept(change, back, changed);
  const living = new Set(await listExistingIds(trx, teamId, projectId));
  for (const { id } of targets) living.add(id);
  for (const { id } of removed) living.delete(id);
  // A workflow is restored before its nodes.
  const isNode = ({ kind }: { readonly kind: ItemKind }) => itemLevels[kind] === 'node';
  const ordered = [...changed.filter((item) => !isNode(item)), ...changed.filter(isNode)];
  const references = await listReferencesFromOutside(change, back, changed);
  await limitProjectAtEnd(trx, { teamId, projectId }, async () => {
    for (let start = 0; start < ordered.length; start += batchSize) {
      references.push(...(await writeBatch(change, back, ordered.slice(start, start + batchSize), living)));
    }
    await removeAll(change, back);
    await restoreKeptReferences(change, back, references);
  });
  const restored = changed.filter(({ isDeleted }) => isDeleted).length;
  if (restored > 0 || changed.some(isElsewhere))
    await assertRestoredLimits(
      trx,
      { teamId, projectId },
      ordered.map((item) => ({ ...item, workflowId: item.workflowThen })),
    );
  return { changedCount: changed.length - restored, restoredCount: restored, removedCount: removed.length };
}

/** The targets whose content or workflow differs or that are deleted. */
async function findDifferingItems({ trx }: ProjectChange, { teamId, targets }: Rollback): Promise<readonly StateRow[]> {
  const hashes = await listHashes(
    trx,
    teamId,
    targets.flatMap(({ id, version, versionThen }) => [
      { itemId: id, version },
      { itemId: id, version: versionThen },
    ]),
  );
  return targets.filter(
    (item) =>
      item.isDeleted ||
      isElsewhere(item) ||
      hashes.get(`${item.id}/${item.version}`) !== hashes.get(`${item.id}/${item.versionThen}`),
  );
}

/** Refuses a state of which retention has deleted versions: their items would silently keep their current content. */
async function assertKept({ trx }: ProjectChange, { teamId }: Rollback, items: readonly StateRow[]) {
  const requested = items.map(({ id, versionThen }) => ({ itemId: id, version: versionThen }));
  if ((await listHashes(trx, teamId, requested)).size < items.length) throw refused(historyMessages.thinned);
}

/**
 * The references to return when the deleted items among these are restored, except those in items whose content the
 * rollback decides.
 */
async function listReferencesFromOutside(
  { trx }: ProjectChange,
  { teamId, targets }: Rollback,
  items: readonly StateRow[],
): Promise<ClearedReference[]> {
  const decided = new Set(targets.map(({ id }) => id));
  const deletedIds = items.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  return (await listKeptReferences(trx, { teamId }, deletedIds)).filter(({ itemId }) => !decided.has(itemId));
}

/** @returns the references of these items that were cleared, because they led to items that are missing. */
async function writeBatch(
  change: ProjectChange,
  { services, caller, teamId, projectId, description }: Rollback,
  items: readonly StateRow[],
  living: ReadonlySet<string>,
): Promise<readonly ClearedReference[]> {
  const contents = new Map<string, SavedContent>();
  const requested = items.map(({ id, versionThen }) => ({ itemId: id, version: versionThen }));
  for (const content of await listContents(change.trx, teamId, requested)) contents.set(content.itemId, content);
  const drafts = await listDraftsWithSecrets(change, teamId, items);
  const plans: ItemRollback[] = [];
  const pause = createPause();
  for (const item of items) {
    const content = contents.get(item.id);
    if (content) plans.push(planItemRollback(item, content, living, drafts.get(item.id)));
    await pause();
  }
  await insertVersions(
    change.trx,
    plans.flatMap(({ id, version, added }) =>
      added ? [{ teamId, itemId: id, version, authorId: caller.accountId, description, ...added }] : [],
    ),
  );
  await writeSavedItems(change.trx, teamId, plans);
  await returnItems(change, { teamId, projectId }, items);
  const updatedAt = new Date(services.now());
  for (const { item, values, added, draft, displayName, version } of plans) {
    const row = {
      ...item,
      workflowId: item.workflowThen,
      draft,
      displayName,
      version,
      teamId,
      projectId,
      isDirty: false,
      seq: 0,
      publishStatus: 'Draft' as const,
      updatedAt,
    };
    const content = {
      type: item.isDeleted ? 'itemAdded' : 'itemReplaced',
      item: toItemWithValues(row, values),
    } as const;
    if (isElsewhere(item) && item.workflowId !== null) change.emitMove(content, item.workflowId);
    else change.emit(content);
    if (item.isDeleted && item.kind === 'workflow') {
      change.emit({ type: 'layoutSaved', layout: await findLayout(change.trx, teamId, asWorkflowId(item.id)) });
    }
    if (!added) continue;
    change.emit({ type: 'itemSaved', itemId: item.id, itemKind: item.kind, version });
  }
  return plans.flatMap(({ cleared }) => cleared);
}

/** The present values of the items that can hold secrets, by item; those of deleted items too. */
async function listDraftsWithSecrets({ trx }: ProjectChange, teamId: TeamId, items: readonly StateRow[]) {
  const secretive = items.filter(({ kind, type }) => hasSecretInputs(findSchema(kind, type)?.properties ?? []));
  const rows = await listDrafts(
    trx,
    teamId,
    secretive.map(({ id }) => id),
  );
  return new Map<string, JsonObject>(rows.map(({ id, draft }) => [id, parseDraft(draft)]));
}

/** Deletes the removed items. Nodes of a deleted workflow get no event of their own. */
async function removeAll(change: ProjectChange, { services, caller, teamId, projectId, removed }: Rollback) {
  if (removed.length === 0) return;
  const gone = new Set(removed.map(({ id }) => id));
  await markItemsDeleted(change.trx, { teamId, deletedBy: caller.accountId }, [...gone]);
  const cleared = await clearReferences(change, { services, caller, teamId, projectId, deletedIds: gone });
  await keepReferences(change.trx, { teamId }, cleared);
  for (const { id, kind, workflowId } of removed) {
    if (itemLevels[kind] === 'node' && workflowId !== null && gone.has(workflowId)) continue;
    change.emit({ type: 'itemDeleted', itemId: id, itemKind: kind });
  }
}
