import { notFound, testRunMessages, unprocessable, type BodyOf, type projectCalls } from '@confab/contracts';
import type { ProjectId, ProjectSummary, TeamId } from '@confab/model';
import { requirePermission } from '../../access/require-permission.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { planOneProject } from '../../core/projects/plan-one-project.ts';
import { planBlankProject, planFromTemplate, type ProjectPlan } from '../../core/projects/plan-project.ts';
import { lockTeam } from '../../core/projects/projects.repository.ts';
import { prepareProject, storeProject } from '../../core/projects/store-project.ts';
import { createAssetId, discardContents, receiveTemplateMedia, storeAssets } from '../media/index.ts';

type NewProject = BodyOf<typeof projectCalls.create>;

/**
 * Creates a project, blank or from a template. It counts as saved. The files of the template become files of the team, in
 * a new folder with the name of the project.
 */
export async function createProject(services: Services, caller: Caller, request: NewProject): Promise<ProjectSummary> {
  const { teamId, projectType, targetProjectId, displayName } = request;
  const plan = planProject(services, request);
  const prepared = await prepareProject(services, caller, teamId, plan);
  const files = await receiveTemplateMedia(services, teamId, plan.media ?? []);
  const summary = await services.db
    .transaction()
    .execute(async (trx) => {
      await lockTeam(trx, teamId);
      await requirePermission(trx, caller, teamId, 'project.create');
      if (projectType === 'TestPlan') await requireTestTarget(trx, teamId, targetProjectId);
      const stored = await storeProject(trx, teamId, prepared);
      await storeAssets(trx, { services, caller, teamId }, displayName, files);
      return stored;
    })
    .catch(async (error: unknown) => {
      await discardContents(
        services,
        files.map(({ content }) => content),
      );
      throw error;
    });
  services.hub.publish('projectListChanged', { teamId, projectId: summary.projectId });
  return summary;
}

function planProject(services: Services, request: NewProject): ProjectPlan {
  const { newId } = services;
  const { displayName, projectType, templateId, language, firstName } = request;
  const newAssetId = () => createAssetId(services);
  if (projectType === 'One') return planOneProject(request, newId, newAssetId);
  if (templateId) return planFromTemplate(templateId, displayName, newId, newAssetId);
  return planBlankProject({ type: projectType, values: blankValues(request), language, firstName }, newId);
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
