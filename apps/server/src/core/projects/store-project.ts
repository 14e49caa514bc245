import { itemMessages, unprocessable } from '@confab/contracts';
import { asProjectId, type GraphLayout, type ProjectSummary, type TeamId } from '@confab/model';
import type { Caller, Db } from '../../services.ts';
import { insertPreparedItems, prepareItems, type PreparedItems } from '../items/create-items.ts';
import { countItems } from '../items/items.repository.ts';
import type { SealServices } from '../secrets/seal-values.ts';
import { insertLayouts } from '../layouts/layouts.repository.ts';
import type { ProjectPlan } from './plan-project.ts';
import { getProjectSummary, lockTeam } from './projects.repository.ts';

/** The number of projects that a team may have. */
export const projectsMax = 200;

/** Refuses a project over the limit of a team. Locks the team, so that concurrent requests are counted one by one. */
export async function assertProjectLimit(trx: Db, teamId: TeamId): Promise<void> {
  await lockTeam(trx, teamId);
  if ((await countItems(trx, { teamId, kind: 'project' })) < projectsMax) return;
  throw unprocessable(itemMessages.tooManyProjects, { most: projectsMax });
}

/** A project that is ready to be stored. */
export interface PreparedProject {
  /** The first item is the project. */
  readonly items: PreparedItems;
  readonly layouts: readonly GraphLayout[];
}

/** Prepares a planned project, outside the transaction that stores it. */
export async function prepareProject(
  services: SealServices,
  caller: Caller,
  teamId: TeamId,
  { items, layouts }: ProjectPlan,
): Promise<PreparedProject> {
  return { items: await prepareItems(services, caller, teamId, items), layouts };
}

/** Stores a prepared project. Refuses it when the team is at its limit. */
export async function storeProject(
  trx: Db,
  teamId: TeamId,
  { items, layouts }: PreparedProject,
): Promise<ProjectSummary> {
  await assertProjectLimit(trx, teamId);
  const [project] = await insertPreparedItems(trx, items);
  await insertLayouts(trx, teamId, layouts);
  return getProjectSummary(trx, teamId, asProjectId(project?.id ?? ''));
}
