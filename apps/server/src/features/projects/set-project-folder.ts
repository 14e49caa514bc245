import { notFound, type BodyOf, type projectCalls } from '@confab/contracts';
import { requireRole } from '../../access/require-role.ts';
import { updateFolder } from '../../core/projects/projects.repository.ts';
import type { Caller, Services } from '../../services.ts';

/** Moves a project into a folder of the team's list. Its content does not change. */
export async function setProjectFolder(
  { db, hub }: Services,
  caller: Caller,
  { teamId, projectId, folder }: BodyOf<typeof projectCalls.setFolder>,
): Promise<null> {
  await db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    if (!(await updateFolder(trx, teamId, projectId, folder))) throw notFound();
  });
  hub.publish('projectListChanged', { teamId, projectId });
  return null;
}
