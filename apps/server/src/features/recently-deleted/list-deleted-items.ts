import type { DeletedItem } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { getExpiryUtc } from '../../db/upkeep/kept-deletions.ts';
import type { Services } from '../../services.ts';
import { listDeletedItemRows } from './recently-deleted.repository.ts';

/** Lists the items that can be restored: those deleted in a project, or the deleted projects of a team. */
export async function listDeletedItems(
  { db }: Services,
  teamId: TeamId,
  projectId?: ProjectId,
): Promise<DeletedItem[]> {
  const rows = await listDeletedItemRows(db, teamId, projectId);
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? new Date(0);
    return {
      itemId: row.id,
      projectId: row.projectId,
      workflowId: row.workflowId,
      deletedBy: row.deletedBy,
      kind: row.kind,
      type: row.type,
      displayName: row.displayName,
      workflowName: row.workflowName ?? '',
      nodeCount: row.nodeCount ?? 0,
      deletedUtc: deletedAt.toISOString(),
      expiresUtc: getExpiryUtc(deletedAt),
      deletedByName: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || (row.email ?? ''),
    };
  });
}
