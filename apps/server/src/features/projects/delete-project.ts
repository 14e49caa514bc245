import type { ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { markItemDeleted } from '../../core/items/items.repository.ts';
import { clearStages } from '../../core/releases/releases.repository.ts';

/** The project to delete, and the caller's live connection. */
export interface DeleteProjectRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly connectionId?: string | undefined;
}

/** Marks a project as deleted and takes it off its stages. */
export async function deleteProject(services: Services, caller: Caller, deletion: DeleteProjectRequest): Promise<null> {
  const { teamId, projectId } = deletion;
  await changeProject(services, caller, { ...deletion, ignoresQuota: true }, async ({ trx, emit }) => {
    await markItemDeleted(trx, { teamId, kind: 'project', id: projectId, deletedBy: caller.accountId });
    await clearStages(trx, teamId, projectId);
    // A project is an item.
    emit({ type: 'itemDeleted', itemId: projectId, itemKind: 'project' });
  });
  services.hub.publish('projectListChanged', { teamId, projectId });
  return null;
}
