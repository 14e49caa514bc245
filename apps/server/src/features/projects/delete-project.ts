import { notFound } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Services } from '../../services.ts';
import { binItem } from '../items/items.repository.ts';
import { removeStages } from '../publishing/releases.repository.ts';

/** Moves a project to the bin; what it had published stops answering. */
export async function deleteProject(services: Services, caller: Caller, teamId: TeamId, projectId: ProjectId): Promise<null> {
  await services.db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    if ((await binItem(trx, teamId, 'project', projectId)).length === 0) throw notFound();
    await removeStages(trx, teamId, projectId);
  });
  services.hub.publishProjectListChanged(teamId, projectId);
  return null;
}
