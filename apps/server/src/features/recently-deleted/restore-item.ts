import {
  itemMessages,
  notFound,
  refused,
  type BodyOf,
  type recentlyDeletedCalls,
  type ResultOf,
} from '@confab/contracts';
import { itemLevels, type ProjectId, asWorkflowId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertRestoredLimits } from '../../core/items/assert-node-limit.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { clearReferences } from '../../core/references/clear-references.ts';
import { keepReferences, readKeptReferences, restoreKeptReferences } from '../../core/references/kept-references.ts';
import { removeKeptReferences } from '../../core/references/references.repository.ts';
import { findItem, type ItemRow } from '../../core/items/items.repository.ts';
import { toItem } from '../../core/items/to-item.ts';
import { assertProjectLimit } from '../../core/projects/store-project.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import {
  findLiveOrDeletedItem,
  listDeletedIds,
  undeleteItem,
  type LiveOrDeletedItem,
} from './recently-deleted.repository.ts';

type RestoreRequest = BodyOf<typeof recentlyDeletedCalls.restore>;
type RestoreResult = ResultOf<typeof recentlyDeletedCalls.restore>;

/**
 * Restores a deleted item under its own id, with everything deleted along with it. References that its deletion cleared are
 * restored unless they were changed since; its own references to items that are still deleted are cleared until these are
 * restored.
 */
export async function restoreItem(services: Services, caller: Caller, wanted: RestoreRequest): Promise<RestoreResult> {
  const { teamId, itemId, changerConnectionId = '' } = wanted;
  const found = await findLiveOrDeletedItem(services.db, teamId, itemId);
  if (!found) throw notFound();
  // The id comes from the database.
  const projectId = found.projectId;
  const isOwn =
    changerConnectionId !== '' && (await services.hub.ownsConnection(changerConnectionId, caller.sessionId));
  const connectionId = isOwn ? changerConnectionId : '';
  const isInBin = found.kind === 'project' && found.deletedAt !== null;
  const target = { teamId, projectId, connectionId, isDeleted: isInBin };
  const seq = await changeProject(services, caller, target, async (change) => {
    // Read again under the project's lock, because another call may have restored it first.
    const item = await findLiveOrDeletedItem(change.trx, teamId, itemId);
    if (!item) throw notFound();
    if (item.deletedAt !== null) await restoreItems({ services, caller, change, item, projectId });
    return change.nextSeq() - 1;
  });
  if (isInBin) services.hub.publish('projectListChanged', { teamId, projectId });
  return { projectId, seq };
}

interface Return {
  readonly services: Services;
  readonly caller: Caller;
  readonly change: ProjectChange;
  readonly item: LiveOrDeletedItem;
  readonly projectId: ProjectId;
}

async function restoreItems({ services, caller, change, item, projectId }: Return) {
  const { trx } = change;
  await assertPlace(trx, item);
  const items = await undeleteItem(trx, item);
  if (item.kind === 'project') {
    // One event is enough: clients that have the item open reload it.
    const [project] = items;
    if (project) change.emit({ type: 'itemAdded', item: toItem(project) });
    return;
  }
  await assertRestoredLimits(trx, { teamId: item.teamId, projectId }, items);
  for (const row of items) change.emit({ type: 'itemAdded', item: toItem(row) });
  if (item.kind === 'workflow')
    change.emit({ type: 'layoutSaved', layout: await findLayout(trx, item.teamId, asWorkflowId(item.id)) });
  // The kinds and ids are from rows of this team.
  const teamId = item.teamId;
  const place = { services, caller, teamId, projectId };
  const cleared = await clearReferences(change, { ...place, deletedIds: await findMissingIds(trx, item, items) });
  // The links of this item to others that are still deleted come back with those.
  await keepReferences(trx, place, cleared);
  await removeKeptReferences(
    trx,
    teamId,
    items.filter(({ detached }) => detached !== null).map(({ id }) => id),
  );
  await restoreKeptReferences(change, place, items.flatMap(readKeptReferences));
}

/** Rejects restoring an item whose project or workflow is deleted itself. */
async function assertPlace(trx: Db, { teamId, kind, workflowId }: LiveOrDeletedItem) {
  if (kind === 'project') await assertProjectLimit(trx, teamId);
  if (itemLevels[kind] !== 'node' || workflowId === null || (await findItem(trx, teamId, workflowId))) return;
  throw refused(itemMessages.workflowDeleted);
}

/** Finds the deleted items that these items refer to. */
async function findMissingIds(
  trx: Db,
  { teamId, projectId }: LiveOrDeletedItem,
  items: readonly ItemRow[],
): Promise<ReadonlySet<string>> {
  const ids = await listDeletedIds(trx, teamId, projectId);
  return new Set(ids.filter((id) => items.some(({ draft }) => draft.includes(id))));
}
