import type { BinnedItem } from '@confab/contracts';
import type { AccountId, ItemId, ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Services } from '../../services.ts';
import { listBinned } from './bin.repository.ts';

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** What can be brought back: what was deleted in a project, or the deleted projects of a team. */
export async function listBin({ db }: Services, teamId: TeamId, projectId?: ProjectId): Promise<BinnedItem[]> {
  const rows = await listBinned(db, teamId, projectId);
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? new Date(0);
    return {
      // The database's own keys.
      itemId: row.id as ItemId,
      projectId: row.projectId as ProjectId,
      workflowId: row.workflowId as WorkflowId | null,
      deletedBy: row.deletedBy as AccountId | null,
      kind: row.kind,
      type: row.type,
      displayName: row.displayName,
      workflowName: row.workflowName ?? '',
      nodeCount: row.nodeCount ?? 0,
      deletedUtc: deletedAt.toISOString(),
      expiresUtc: new Date(deletedAt.getTime() + keptMs).toISOString(),
      deletedByName: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || (row.email ?? ''),
    };
  });
}
