import type { ProjectId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { markItemDeleted } from '../../core/items/items.repository.ts';
import { clearStages } from '../../core/releases/releases.repository.ts';

/** Which project, and on which connection that was asked. */
export interface Deletion {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly connectionId?: string | undefined;
}

/** Moves a project to the bin; what it had published stops answering, and whoever has it open is told. */
export async function deleteProject(services: Services, caller: Caller, deletion: Deletion): Promise<null> {
  const { teamId, projectId } = deletion;
  await changeProject(services, caller, deletion, async ({ trx, emit }) => {
    await markItemDeleted(trx, { teamId, kind: 'project', id: projectId, deletedBy: caller.accountId });
    await clearStages(trx, teamId, projectId);
    // A project's id is an item id.
    emit({ type: 'itemDeleted', itemId: projectId, itemKind: 'project' });
  });
  services.hub.publishProjectListChanged(teamId, projectId);
  return null;
}
