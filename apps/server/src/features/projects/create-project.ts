import { notFound, unprocessable, type BodyOf, type projectCalls } from '@confab/contracts';
import type { ProjectId, ProjectSummary } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { createItems } from '../../core/items/create-items.ts';
import { countItems, findItem } from '../../core/items/items.repository.ts';
import { insertLayouts } from '../../core/layouts/layouts.repository.ts';
import { planOneProject } from '../../core/projects/plan-one-project.ts';
import { planBlankProject, planFromTemplate, type ProjectPlan } from '../../core/projects/plan-project.ts';
import { getProjectSummary, lockTeam } from '../../core/projects/projects.repository.ts';

type NewProject = BodyOf<typeof projectCalls.create>;

const mostProjects = 200;

/** Makes a project, blank or from a template. It counts as saved from the start. */
export async function createProject(services: Services, caller: Caller, wanted: NewProject): Promise<ProjectSummary> {
  const { teamId, projectType, targetProjectId } = wanted;
  const plan = planOf(wanted, services.newId);
  const summary = await services.db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    if (projectType === 'TestPlan') await requireTarget(trx, teamId, targetProjectId);
    return storeProject(trx, caller, teamId, plan);
  });
  services.hub.publishProjectListChanged(teamId, summary.projectId);
  return summary;
}

function planOf(wanted: NewProject, newId: () => string): ProjectPlan {
  const { displayName, projectType, templateId } = wanted;
  if (projectType === 'One') return planOneProject(displayName, templateId, newId);
  if (templateId) return planFromTemplate(templateId, displayName, newId);
  return planBlankProject(projectType, blankValues(wanted), newId);
}

/** Refuses a project beyond what a team may have; two at once count one after the other. */
export async function assertRoomForProject(trx: Db, teamId: string): Promise<void> {
  await lockTeam(trx, teamId);
  if ((await countItems(trx, { teamId, kind: 'project' })) < mostProjects) return;
  throw unprocessable(`A team can have at most ${mostProjects} projects.`);
}

function blankValues({ displayName, projectType, targetProjectId }: NewProject) {
  return { DisplayName: displayName, ...(projectType === 'TestPlan' && { TargetProjectId: targetProjectId ?? '' }) };
}

/** A test plan is of another project of its team. */
async function requireTarget(trx: Db, teamId: string, projectId: string | undefined) {
  if (projectId === undefined) throw unprocessable('Choose the project that is to be tested.');
  const target = await findItem(trx, teamId, projectId);
  if (target?.kind !== 'project') throw notFound();
  if (target.type === 'TestPlan') throw unprocessable('Only a Pro or a One project can be tested.');
}

/** Stores a planned project, if the team may have one more. */
export async function storeProject(
  trx: Db,
  caller: Caller,
  teamId: string,
  plan: ProjectPlan,
): Promise<ProjectSummary> {
  await assertRoomForProject(trx, teamId);
  const [project] = await createItems(trx, caller, teamId, plan.items);
  await insertLayouts(trx, teamId, plan.layouts);
  // The plan's first item is the project.
  return getProjectSummary(trx, teamId, project?.id as ProjectId);
}
