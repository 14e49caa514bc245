import {
  itemMessages,
  notFound,
  refused,
  type BodyOf,
  type recentlyDeletedCalls,
  type ResultOf,
} from '@confab/contracts';
import { guidsInText, itemLevels, toStoredId, type ProjectId, type TeamId, asWorkflowId } from '@confab/model';
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
  listLiveOrDeletedItems,
  undeleteItem,
  undeleteNodes,
  type LiveOrDeletedItem,
  type RestoredItem,
} from './recently-deleted.repository.ts';

type RestoreRequest = BodyOf<typeof recentlyDeletedCalls.restore>;
type RestoreResult = ResultOf<typeof recentlyDeletedCalls.restore>;

/**
 * Restores a deleted item under its own id, with everything that was deleted with it. References that its deletion
 * cleared are restored unless they were changed since; its own references to items that are still deleted are cleared
 * until these are restored.
 */
export async function restoreItem(services: Services, caller: Caller, wanted: RestoreRequest): Promise<RestoreResult> {
  const { teamId, itemId, changerConnectionId } = wanted;
  const found = await findLiveOrDeletedItem(services.db, teamId, itemId);
  if (!found) throw notFound();
  const projectId = found.projectId;
  const connectionId = await findOwnConnection(services, caller, changerConnectionId);
  const isDeletedProject = found.kind === 'project' && found.deletedAt !== null;
  const target = { teamId, projectId, connectionId, isDeleted: isDeletedProject };
  const seq = await changeProject(services, caller, target, async (change) => {
    // Read again under the project's lock, because another call may have restored it first.
    const item = await findLiveOrDeletedItem(change.trx, teamId, itemId);
    if (!item) throw notFound();
    if (item.deletedAt !== null)
      await (item.kind === 'project'
        ? restoreProject(change, item)
        : restoreParts({ services, caller, change, teamId, projectId }, [item]));
    return change.nextSeq() - 1;
  });
  if (isDeletedProject) services.hub.publish('projectListChanged', { teamId, projectId });
  return { projectId, seq };
}

/** Restores several items of a project, all or none; see `restoreItem`. Those that exist stay as they are. */
export async function restoreItems(
  services: Services,
  caller: Caller,
  { teamId, projectId, itemIds, changerConnectionId }: BodyOf<typeof recentlyDeletedCalls.restoreSeveral>,
): Promise<ResultOf<typeof recentlyDeletedCalls.restoreSeveral>> {
  const connectionId = await findOwnConnection(services, caller, changerConnectionId);
  const target = { teamId, projectId, connectionId };
  const seq = await changeProject(services, caller, target, async (change) => {
    const items = await listLiveOrDeletedItems(change.trx, teamId, projectId, itemIds);
    const isComplete = items.length === new Set(itemIds).size;
    if (!isComplete || items.some(({ kind }) => kind === 'project')) throw notFound();
    const deleted = items.filter(({ deletedAt }) => deletedAt !== null);
    if (deleted.length > 0) await restoreParts({ services, caller, change, teamId, projectId }, deleted);
    return change.nextSeq() - 1;
  });
  return { seq };
}

/** The connection that a call names, when it is the caller's own; '' otherwise. */
async function findOwnConnection(services: Services, caller: Caller, connectionId = ''): Promise<string> {
  const isOwn = connectionId !== '' && (await services.hub.ownsConnection(connectionId, caller.sessionId));
  return isOwn ? connectionId : '';
}

async function restoreProject({ trx, emit }: ProjectChange, item: LiveOrDeletedItem) {
  await assertProjectLimit(trx, item.teamId);
  // One event is enough: clients that have the item open reload it.
  const [project] = await undeleteItem(trx, item);
  if (project) emit({ type: 'itemAdded', item: toItem(project) });
}

interface Place {
  readonly services: Services;
  readonly caller: Caller;
  readonly change: ProjectChange;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Restores workflows and nodes of one project. */
async function restoreParts({ change, ...place }: Place, deleted: readonly LiveOrDeletedItem[]) {
  const { teamId, projectId } = place;
  const { trx } = change;
  const isWorkflow = ({ kind }: LiveOrDeletedItem) => itemLevels[kind] === 'workflow';
  const workflows = deleted.filter(isWorkflow);
  const nodes = deleted.filter((item) => !isWorkflow(item));
  const items: RestoredItem[] = [];
  for (const workflow of workflows) items.push(...(await undeleteItem(trx, workflow)));
  await assertWorkflowsExist(trx, nodes);
  items.push(...(await undeleteNodes(trx, teamId, nodes)));
  await assertRestoredLimits(trx, { teamId, projectId }, items);
  for (const row of items) change.emit({ type: 'itemAdded', item: toItem(row) });
  for (const { id } of workflows)
    change.emit({ type: 'layoutSaved', layout: await findLayout(trx, teamId, asWorkflowId(id)) });
  const cleared = await clearReferences(change, { ...place, deletedIds: await findMissingIds(trx, place, items) });
  // The links of these items to others that are still deleted come back with those.
  await keepReferences(trx, place, cleared);
  await removeKeptReferences(
    trx,
    teamId,
    items.filter(({ detached }) => detached !== null).map(({ id }) => id),
  );
  await restoreKeptReferences(change, place, items.flatMap(readKeptReferences));
}

/** Rejects restoring nodes whose workflow is itself deleted. */
async function assertWorkflowsExist(trx: Db, nodes: readonly LiveOrDeletedItem[]) {
  const [first] = nodes;
  if (!first) return;
  const ids = new Set(nodes.map(({ workflowId }) => workflowId));
  for (const id of ids)
    if (id !== null && !(await findItem(trx, first.teamId, id))) throw refused(itemMessages.workflowDeleted);
}

/** Finds the deleted items that these items refer to. */
async function findMissingIds(
  trx: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  items: readonly ItemRow[],
): Promise<ReadonlySet<string>> {
  const named = new Set(items.flatMap(({ draft }) => (draft.match(guidsInText) ?? []).map(toStoredId)));
  return new Set((await listDeletedIds(trx, teamId, projectId)).filter((id) => named.has(id)));
}
