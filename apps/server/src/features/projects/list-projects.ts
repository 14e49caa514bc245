import { catalogue } from '@confab/catalogue';
import type { ProjectList } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { extensionsOf } from '../catalogue/extensions.ts';
import { miscAttributes } from '../catalogue/misc-attributes.ts';
import { getActiveTeam } from '../teams/active-team.ts';
import { listProjects } from './projects.repository.ts';

/** The projects of the caller's active team, with all that editing needs of the catalogue (P7.41). */
export async function getProjects(services: Services, caller: Caller): Promise<ProjectList> {
  const activeTeam = await getActiveTeam(services, caller);
  const projects = await listProjects(services.db, activeTeam.teamId);
  return {
    projectSchemas: catalogue.projectSchemas,
    workflowSchemas: catalogue.workflowSchemas,
    nodeSchemas: catalogue.nodeSchemas,
    nodeCategories: [...catalogue.nodeCategories],
    tokens: catalogue.tokens,
    activeTeam,
    skinnyProjects: Object.fromEntries(projects.map((project) => [project.projectId, project])),
    miscAttributes: miscAttributes(services.config),
    linkedResponses: {},
    systemModules: {},
    extensions: extensionsOf(services.config),
    nodeAttributes: {},
    nodeExceptions: {},
    nodeInputParams: {},
    nodeOutputParams: {},
    compositeProperties: {},
  };
}
