import { catalogue } from '@confab/catalogue';
import type { projectCalls, ProjectList, QueryOf } from '@confab/contracts';
import type { ProjectSummary } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { getMiscAttributes, listExtensions } from '../catalogue/index.ts';
import { getActiveTeam } from '../teams/index.ts';
import { pageSchemas } from '../../core/schemas/page-schemas.ts';
import { listModules, listSupplementaryMessages } from '../../core/projects/project-parts.repository.ts';
import { listProjects } from '../../core/projects/projects.repository.ts';
import { describeNodeTypes } from './describe-node-types.ts';
import { listLinkedResponses } from './list-linked-responses.ts';
import { listSystemModules } from './list-system-modules.ts';

const nodeTypes = describeNodeTypes(catalogue.nodeSchemas);
const pageTypes = describeNodeTypes(pageSchemas);
const moduleTypes = Object.entries(catalogue.workflowSchemas).flatMap(([type, { attributes }]) =>
  attributes?.IsModuleWorkflow === 'true' ? [type] : [],
);

/** The projects of the caller's active team, with everything of the catalogue that editing needs (P7.41). */
export async function getProjects(
  services: Services,
  caller: Caller,
  { frontendApp, wantSkinnyProjects = true }: QueryOf<typeof projectCalls.list>,
): Promise<ProjectList> {
  const activeTeam = await getActiveTeam(services, caller);
  const isOne = frontendApp === 'one';
  const projects = (await listProjects(services.db, activeTeam.teamId)).filter(isShownIn(frontendApp));
  const { teamId } = activeTeam;
  const shown = new Set<string>(projects.map(({ projectId }) => projectId));
  return {
    projectSchemas: catalogue.projectSchemas,
    // A llama is to its pages what a workflow is to its nodes.
    workflowSchemas: isOne ? catalogue.llamaSchemas : catalogue.workflowSchemas,
    nodeSchemas: isOne ? pageSchemas : catalogue.nodeSchemas,
    nodeCategories: [...catalogue.nodeCategories],
    tokens: catalogue.tokens,
    activeTeam,
    skinnyProjects: Object.fromEntries(
      wantSkinnyProjects ? projects.map((project) => [project.projectId, project]) : [],
    ),
    miscAttributes: getMiscAttributes(services.config),
    linkedResponses: listLinkedResponses(
      [...new Set(projects.map(({ projectType }) => projectType))],
      (await listSupplementaryMessages(services.db, teamId)).filter(({ id }) => shown.has(id)),
    ),
    systemModules: listSystemModules(
      (await listModules(services.db, teamId, moduleTypes)).filter(({ projectId }) => shown.has(projectId)),
    ),
    extensions: listExtensions(services.config),
    ...(isOne ? pageTypes : nodeTypes),
  };
}

/** Each authoring site shows its own type of project; other sites show all (A7.11). */
function isShownIn(frontendApp: string | undefined) {
  return ({ projectType }: ProjectSummary) => {
    if (frontendApp === 'one') return projectType === 'One';
    return frontendApp !== 'pro' || projectType !== 'One';
  };
}
