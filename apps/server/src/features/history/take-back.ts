import { itemLevels, type ItemKind, type ProjectId, type TeamId, asWorkflowId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { clearReferences } from '../../core/references/clear-references.ts';
import { toItemWithValues } from '../../core/items/to-item.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { insertVersions } from '../../core/versions/versions.repository.ts';
import { planBack, type ItemBack } from './plan-back.ts';
import {
  binItems,
  listContents,
  listHashes,
  listLivingIds,
  writeSavedItems,
  type SavedContent,
  type StateRow,
} from './states.repository.ts';

interface Back {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** What there is to be afterwards, each at its `versionThen`. */
  readonly targets: readonly StateRow[];
  /** What is there now and was not then. */
  readonly removed: readonly StateRow[];
  readonly description: string;
}

/** How many items are read and written at a time: each may be a megabyte. */
const batchSize = 200;

/**
 * Makes items what they were, each as a new version, brings back what was deleted and moves to the bin what was not
 * there. Whoever has the project open sees it happen by events like any other.
 */
export async function takeBack(change: ProjectChange, back: Back) {
  const { trx } = change;
  const { teamId, projectId, targets, removed } = back;
  const changed = await differing(change, back);
  const living = new Set(await listLivingIds(trx, teamId, projectId));
  for (const { id } of targets) living.add(id);
  for (const { id } of removed) living.delete(id);
  // A workflow comes back before its nodes.
  const isNode = ({ kind }: { readonly kind: ItemKind }) => itemLevels[kind] === 'node';
  const ordered = [...changed.filter((item) => !isNode(item)), ...changed.filter(isNode)];
  for (let start = 0; start < ordered.length; start += batchSize) {
    await writeBatch(change, back, ordered.slice(start, start + batchSize), living);
  }
  await removeAll(change, back);
  const restored = changed.filter(({ isBinned }) => isBinned).length;
  if (restored > 0) await assertNodeLimit(trx, teamId, projectId, 0);
  return { changedCount: changed.length - restored, restoredCount: restored, removedCount: removed.length };
}

/** What is not what it was. */
async function differing({ trx }: ProjectChange, { teamId, targets }: Back): Promise<readonly StateRow[]> {
  const hashes = await listHashes(
    trx,
    teamId,
    targets.flatMap(({ id, version, versionThen }) => [
      { itemId: id, version },
      { itemId: id, version: versionThen },
    ]),
  );
  return targets.filter(
    ({ id, version, versionThen, isBinned }) =>
      isBinned || hashes.get(`${id}/${version}`) !== hashes.get(`${id}/${versionThen}`),
  );
}

async function writeBatch(
  change: ProjectChange,
  { services, caller, teamId, projectId, description }: Back,
  items: readonly StateRow[],
  living: ReadonlySet<string>,
) {
  const contents = new Map<string, SavedContent>();
  const wanted = items.map(({ id, versionThen }) => ({ itemId: id, version: versionThen }));
  for (const content of await listContents(change.trx, teamId, wanted)) contents.set(content.itemId, content);
  const plans = items.flatMap((item): ItemBack[] => {
    const content = contents.get(item.id);
    return content ? [planBack(item, content, living)] : [];
  });
  await insertVersions(
    change.trx,
    plans.flatMap(({ id, version, added }) =>
      added ? [{ teamId, itemId: id, version, authorId: caller.accountId, description, ...added }] : [],
    ),
  );
  await writeSavedItems(change.trx, teamId, plans);
  const updatedAt = new Date(services.now());
  for (const { item, values, added, ...written } of plans) {
    const row = {
      ...item,
      ...written,
      teamId,
      projectId,
      isDirty: false,
      seq: 0,
      publishStatus: 'Draft' as const,
      updatedAt,
    };
    change.emit({ type: item.isBinned ? 'itemAdded' : 'itemReplaced', item: toItemWithValues(row, values) });
    if (item.isBinned && item.kind === 'workflow') {
      change.emit({ type: 'layoutSaved', layout: await findLayout(change.trx, teamId, asWorkflowId(item.id)) });
    }
    if (!added) continue;
    change.emit({ type: 'itemSaved', itemId: item.id, itemKind: item.kind, version: written.version });
  }
}

/** A workflow takes its nodes along, so they are not told one by one. */
async function removeAll(change: ProjectChange, { services, caller, teamId, projectId, removed }: Back) {
  if (removed.length === 0) return;
  const gone = new Set(removed.map(({ id }) => id));
  await binItems(change.trx, { teamId, deletedBy: caller.accountId }, [...gone]);
  await clearReferences(change, { services, caller, teamId, projectId, deletedIds: gone });
  for (const { id, kind, workflowId } of removed) {
    if (itemLevels[kind] === 'node' && workflowId !== null && gone.has(workflowId)) continue;
    change.emit({ type: 'itemDeleted', itemId: id, itemKind: kind });
  }
}
