import { notFound, type BodyOf, type projectCalls } from '@confab/contracts';
import { requirePermission } from '../../access/require-permission.ts';
import { updateFolder } from '../../core/projects/projects.repository.ts';
import type { Caller, Services } from '../../services.ts';

/** Moves a project into a folder of the team's list. Its content does not change. */
export async function setProjectFolder(
  { db, hub }: Services,
  caller: Caller,
  { teamId, projectId, folder }: BodyOf<typeof projectCalls.setFolder>,
): Promise<null> {
  await db.transaction().execute(async (trx) => {
    await requirePermission(trx, caller, teamId, 'project.edit');
    if (!(await updateFolder(trx, teamId, projectId, folder))) throw notFound();
  });
  hub.publish('projectListChanged', { teamId, projectId });
  return null;
}
