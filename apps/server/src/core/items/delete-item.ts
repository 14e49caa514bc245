import { itemLevels } from '@confab/model';
import { itemMessages, notFound, refused } from '@confab/contracts';
import type { ItemId, ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../changes/change-project.ts';
import { clearReferences } from '../references/clear-references.ts';
import { keepReferences } from '../references/kept-references.ts';
import { markItemDeleted, findItem } from './items.repository.ts';
import { isActionAllowed, findSchema } from '../schemas/find-schema.ts';

export interface DeleteItemRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly itemId: ItemId;
  /** A llama is deleted like a workflow, and a page like a node. */
  readonly kind: 'workflow' | 'node';
  readonly connectionId?: string | undefined;
}

/**
 * Marks a workflow or a node as deleted. References to it are cleared by numbered edits, so that every client that has
 * the project open removes the connections.
 */
export function deleteItem(
  services: Services,
  caller: Caller,
  { teamId, projectId, itemId, kind, connectionId }: DeleteItemRequest,
): Promise<null> {
  const target = { teamId, projectId, connectionId, ignoresQuota: true };
  return changeProject(services, caller, target, async (change) => {
    const item = await findItem(change.trx, teamId, itemId);
    if (!item || item.kind === 'project' || itemLevels[item.kind] !== kind) throw notFound();
    const schema = findSchema(item.kind, item.type);
    if (!isActionAllowed(schema, 'AllowRemove'))
      throw refused(kind === 'node' ? itemMessages.nodeNotDeletable : itemMessages.workflowNotDeletable, {
        title: schema?.title ?? item.type,
      });
    const gone = new Set(
      await markItemDeleted(change.trx, { teamId, kind: item.kind, id: itemId, deletedBy: caller.accountId }),
    );
    const detached = await clearReferences(change, { services, caller, teamId, projectId, deletedIds: gone });
    await keepReferences(change.trx, { teamId }, detached);
    change.emit({ type: 'itemDeleted', itemId: item.id, itemKind: item.kind });
    return null;
  });
}
