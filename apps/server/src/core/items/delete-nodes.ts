import { itemMessages, notFound, refused } from '@confab/contracts';
import { itemLevels, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../changes/change-project.ts';
import { clearReferences } from '../references/clear-references.ts';
import { keepReferences } from '../references/kept-references.ts';
import { findSchema, isActionAllowed } from '../schemas/find-schema.ts';
import { listSkinnyItems, markNodesDeleted } from './items.repository.ts';

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
        throw refused(itemMessages.nodeNotDeletable, { title: schema?.title ?? type });
    }
    await markNodesDeleted(trx, { teamId, projectId, ids: items.map(({ id }) => id), deletedBy: caller.accountId });
    const detached = await clearReferences(change, { services, caller, teamId, projectId, deletedIds: wanted });
    await keepReferences(trx, { teamId }, detached);
    for (const { id, kind } of items) change.emit({ type: 'itemDeleted', itemId: id, itemKind: kind });
    return null;
  });
}
