import { itemMessages, notFound, refused } from '@confab/contracts';
import { asItemId, fillMessage, itemLevels, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../changes/change-project.ts';
import { clearReferences, type ClearedReference } from '../references/clear-references.ts';
import { findSchema, isActionAllowed } from '../schemas/find-schema.ts';
import { listSkinnyItems, markNodesDeleted, storeClearedReferences } from './items.repository.ts';

export interface DeleteNodesRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly nodeIds: readonly ItemId[];
  readonly connectionId?: string | undefined;
}

/** Marks several nodes or pages of a project as deleted, all or none. */
export function deleteNodes(
  services: Services,
  caller: Caller,
  { teamId, projectId, nodeIds, connectionId }: DeleteNodesRequest,
): Promise<null> {
  const target = { teamId, projectId, connectionId, ignoresQuota: true };
  return changeProject(services, caller, target, async (change) => {
    const { trx } = change;
    const wanted = new Set<string>(nodeIds);
    const items = (await listSkinnyItems(trx, teamId, projectId)).filter(({ id }) => wanted.has(id));
    if (items.length < wanted.size || items.some(({ kind }) => itemLevels[kind] !== 'node')) throw notFound();
    for (const { kind, type } of items) {
      const schema = findSchema(kind, type);
      if (!isActionAllowed(schema, 'AllowRemove'))
        throw refused(fillMessage(itemMessages.nodeNotDeletable, { title: schema?.title ?? type }));
    }
    await markNodesDeleted(trx, { teamId, projectId, ids: items.map(({ id }) => id), deletedBy: caller.accountId });
    const detached = await clearReferences(change, { services, caller, teamId, projectId, deletedIds: wanted });
    for (const [id, references] of groupByTarget(detached))
      await storeClearedReferences(trx, teamId, id, JSON.stringify(references));
    for (const { id, kind } of items) change.emit({ type: 'itemDeleted', itemId: id, itemKind: kind });
    return null;
  });
}

/** Groups cleared references by the item that they led to, which restores them. */
function groupByTarget(detached: readonly ClearedReference[]): ReadonlyMap<ItemId, readonly ClearedReference[]> {
  const groups = new Map<ItemId, ClearedReference[]>();
  for (const reference of detached) {
    const id = asItemId(reference.value);
    groups.set(id, [...(groups.get(id) ?? []), reference]);
  }
  return groups;
}
