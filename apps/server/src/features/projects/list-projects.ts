import { catalogue } from '@confab/catalogue';
import type { ProjectList } from '@confab/contracts';
import type { ProjectSummary } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { listExtensions } from '../catalogue/index.ts';
import { getMiscAttributes } from '../catalogue/index.ts';
import { getActiveTeam } from '../teams/index.ts';
import { pageSchemas } from '../../core/schemas/page-schemas.ts';
import { listProjects } from '../../core/projects/projects.repository.ts';

/** The projects of the caller's active team, with all that editing needs of the catalogue (P7.41). */
export async function getProjects(
  services: Services,
  caller: Caller,
  frontendApp: string | undefined,
): Promise<ProjectList> {
  const activeTeam = await getActiveTeam(services, caller);
  const isOne = frontendApp === 'one';
  const projects = (await listProjects(services.db, activeTeam.teamId)).filter(isShownIn(frontendApp));
  return {
    projectSchemas: catalogue.projectSchemas,
    // A llama is to its pages what a workflow is to its nodes.
    workflowSchemas: isOne ? catalogue.llamaSchemas : catalogue.workflowSchemas,
    nodeSchemas: isOne ? pageSchemas : catalogue.nodeSchemas,
    nodeCategories: [...catalogue.nodeCategories],
    tokens: catalogue.tokens,
    activeTeam,
    skinnyProjects: Object.fromEntries(projects.map((project) => [project.projectId, project])),
    miscAttributes: getMiscAttributes(services.config),
    linkedResponses: {},
    systemModules: {},
    extensions: listExtensions(services.config),
    nodeAttributes: {},
    nodeExceptions: {},
    nodeInputParams: {},
    nodeOutputParams: {},
    compositeProperties: {},
  };
}

/** The two authoring sites show each its own kind of project; everywhere else there are all (A7.11). */
function isShownIn(frontendApp: string | undefined) {
  return ({ projectType }: ProjectSummary) => {
    if (frontendApp === 'one') return projectType === 'One';
    return frontendApp !== 'pro' || projectType !== 'One';
  };
}
