import { notFound, refused } from '@confab/contracts';
import type { ItemId, ItemKind, ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from './change-project.ts';
import { detachFrom } from './detach.ts';
import { binItem, findItem, storeDetached } from './items.repository.ts';
import { allows, findSchema } from './schema-of.ts';

export interface Deletion {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: string;
  readonly kind: Exclude<ItemKind, 'project'>;
  readonly connectionId?: string | undefined;
}

/**
 * Moves a workflow or a node to the bin. What pointed at it points nowhere afterwards, by edits like any
 * other, so that everyone who has the project open sees the connection go.
 */
export function deleteItem(
  services: Services,
  caller: Caller,
  { teamId, projectId, itemId, kind, connectionId }: Deletion,
): Promise<null> {
  return changeProject(services, caller, { teamId, projectId, connectionId }, async (change) => {
    const item = await findItem(change.trx, teamId, itemId);
    if (!item || item.kind !== kind) throw notFound();
    const schema = findSchema(kind, item.type);
    if (!allows(schema, 'AllowRemove')) throw refused(`The ${schema?.title ?? item.type} ${kind} cannot be deleted.`);
    const gone = new Set(await binItem(change.trx, { teamId, kind, id: itemId, deletedBy: caller.accountId }));
    const detached = await detachFrom(change, { services, caller, teamId, projectId, gone });
    if (detached.length > 0) await storeDetached(change.trx, teamId, itemId, JSON.stringify(detached));
    // The item's own id is an item id.
    change.emit({ type: 'itemDeleted', itemId: item.id as ItemId, itemKind: kind });
    return null;
  });
}
