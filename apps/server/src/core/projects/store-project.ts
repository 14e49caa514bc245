import { itemMessages, unprocessable } from '@confab/contracts';
import { asProjectId, fillMessage, type ProjectSummary, type TeamId } from '@confab/model';
import type { Caller, Db } from '../../services.ts';
import { createItems } from '../items/create-items.ts';
import { countItems } from '../items/items.repository.ts';
import type { SealServices } from '../secrets/seal-values.ts';
import { insertLayouts } from '../layouts/layouts.repository.ts';
import type { ProjectPlan } from './plan-project.ts';
import { getProjectSummary, lockTeam } from './projects.repository.ts';

const projectsMax = 200;

/** Refuses a project over the limit of a team. Locks the team, so that concurrent requests are counted one by one. */
export async function assertProjectLimit(trx: Db, teamId: TeamId): Promise<void> {
  await lockTeam(trx, teamId);
  if ((await countItems(trx, { teamId, kind: 'project' })) < projectsMax) return;
  throw unprocessable(fillMessage(itemMessages.tooManyProjects, { most: projectsMax }));
}

/** Stores a planned project. Refuses it when the team is at its limit. */
export async function storeProject(
  services: SealServices,
  trx: Db,
  caller: Caller,
  teamId: TeamId,
  plan: ProjectPlan,
): Promise<ProjectSummary> {
  await assertProjectLimit(trx, teamId);
  const [project] = await createItems(services, trx, caller, teamId, plan.items);
  await insertLayouts(trx, teamId, plan.layouts);
  // The plan's first item is the project.
  return getProjectSummary(trx, teamId, asProjectId(project?.id ?? ''));
}
