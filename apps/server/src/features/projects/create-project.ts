import { notFound, testRunMessages, unprocessable, type BodyOf, type projectCalls } from '@confab/contracts';
import type { NewId, ProjectId, ProjectSummary, TeamId } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { planOneProject } from '../../core/projects/plan-one-project.ts';
import { planBlankProject, planFromTemplate, type ProjectPlan } from '../../core/projects/plan-project.ts';
import { prepareProject, storeProject } from '../../core/projects/store-project.ts';

type NewProject = BodyOf<typeof projectCalls.create>;

/** Creates a project, blank or from a template. It counts as saved. */
export async function createProject(services: Services, caller: Caller, request: NewProject): Promise<ProjectSummary> {
  const { teamId, projectType, targetProjectId } = request;
  const plan = planProject(request, services.newId);
  const prepared = await prepareProject(services, caller, teamId, plan);
  const summary = await services.db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    if (projectType === 'TestPlan') await requireTestTarget(trx, teamId, targetProjectId);
    return storeProject(trx, teamId, prepared);
  });
  services.hub.publish('projectListChanged', { teamId, projectId: summary.projectId });
  return summary;
}

function planProject(request: NewProject, newId: () => NewId): ProjectPlan {
  const { displayName, projectType, templateId } = request;
  if (projectType === 'One') return planOneProject(displayName, templateId, newId);
  if (templateId) return planFromTemplate(templateId, displayName, newId);
  return planBlankProject(projectType, blankValues(request), newId);
}

function blankValues({ displayName, projectType, targetProjectId }: NewProject) {
  return { DisplayName: displayName, ...(projectType === 'TestPlan' && { TargetProjectId: targetProjectId ?? '' }) };
}

/** Refuses a test plan whose target is not a Pro or One project of the same team. */
async function requireTestTarget(trx: Db, teamId: TeamId, projectId: ProjectId | undefined) {
  if (projectId === undefined) throw unprocessable(testRunMessages.targetNotChosen);
  const target = await findItem(trx, teamId, projectId);
  if (target?.kind !== 'project') throw notFound();
  if (target.type === 'TestPlan') throw unprocessable(testRunMessages.invalidTarget);
}
