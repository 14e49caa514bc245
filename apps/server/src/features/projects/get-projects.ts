import { catalogue } from '@confab/catalogue';
import { projectListSchema, type projectCalls, type ProjectList, type QueryOf } from '@confab/contracts';
import type { ProjectSummary } from '@confab/model';
import { z } from 'zod';
import { WireText } from '../../http/answer.ts';
import type { Caller, Services } from '../../services.ts';
import { getMiscAttributes, listExtensions } from '../catalogue/index.ts';
import { getActiveTeam } from '../teams/index.ts';
import { pageSchemas } from '../../core/schemas/page-schemas.ts';
import { listModules, listSupplementaryMessages } from '../../core/projects/project-parts.repository.ts';
import { listProjects, projectsPerPage } from '../../core/projects/projects.repository.ts';
import { describeNodeTypes } from './describe-node-types.ts';
import { listLinkedResponses } from './list-linked-responses.ts';
import { listSystemModules } from './list-system-modules.ts';

const nodeTypes = describeNodeTypes(catalogue.nodeSchemas);
const pageTypes = describeNodeTypes(pageSchemas);
const moduleTypes = Object.entries(catalogue.workflowSchemas).flatMap(([type, { attributes }]) =>
  attributes?.IsModuleWorkflow === 'true' ? [type] : [],
);

/** The parts of the list that are the same for all callers from one site. */
type CatalogueParts = Omit<
  ProjectList,
  | 'activeTeam'
  | 'skinnyProjects'
  | 'nextSkinnyProjectsAfter'
  | 'currentlyOpenedByUserLists'
  | 'miscAttributes'
  | 'linkedResponses'
  | 'systemModules'
  | 'extensions'
>;

const emptyCatalogue: CatalogueParts = {
  projectSchemas: {},
  workflowSchemas: {},
  nodeSchemas: {},
  nodeCategories: [],
  tokens: {},
  nodeAttributes: {},
  nodeExceptions: {},
  nodeInputParams: {},
  nodeOutputParams: {},
  compositeProperties: {},
};

/** The catalogue as wire text by site: it is 300 kB that never change, so they are encoded once. */
const catalogueTexts = new Map<boolean, string>();

/**
 * A page of the projects of the team that the caller's tab shows, otherwise of the active one, the one changed last first,
 * with everything of the catalogue that editing needs (P7.41).
 */
export async function getProjects(
  services: Services,
  caller: Caller,
  {
    teamId: shownTeamId,
    frontendApp,
    wantSkinnyProjects = true,
    skinnyProjectsAfter,
  }: QueryOf<typeof projectCalls.list>,
): Promise<WireText> {
  const activeTeam = await getActiveTeam(services, caller, shownTeamId);
  const isOne = frontendApp === 'one';
  const page = await listProjects(services.db, activeTeam.teamId, skinnyProjectsAfter);
  const projects = page.filter(isShownIn(frontendApp));
  const { teamId } = activeTeam;
  const shown = new Set<string>(projects.map(({ projectId }) => projectId));
  const next = page.length === projectsPerPage ? page.at(-1)?.projectId : undefined;
  return toWireText(isOne, {
    activeTeam,
    ...(next !== undefined && { nextSkinnyProjectsAfter: next }),
    skinnyProjects: Object.fromEntries(
      wantSkinnyProjects ? projects.map((project) => [project.projectId, project]) : [],
    ),
    ...(wantSkinnyProjects && (await listPresent(services.hub, projects))),
    miscAttributes: getMiscAttributes(services.config),
    linkedResponses: listLinkedResponses(
      [...new Set(projects.map(({ projectType }) => projectType))],
      (await listSupplementaryMessages(services.db, teamId)).filter(({ id }) => shown.has(id)),
    ),
    systemModules: listSystemModules(
      (await listModules(services.db, teamId, moduleTypes)).filter(({ projectId }) => shown.has(projectId)),
    ),
    extensions: listExtensions(services.config),
  });
}

/** Who has which project open; without the field when nobody has one open. */
async function listPresent(
  hub: Services['hub'],
  projects: readonly ProjectSummary[],
): Promise<Pick<ProjectList, 'currentlyOpenedByUserLists'>> {
  const lists = await Promise.all(
    projects.map(async ({ projectId }) => ({ projectId, people: [...(await hub.listPresent(projectId))] })),
  );
  const open = lists.flatMap(({ projectId, people }) => (people.length > 0 ? [[projectId, people] as const] : []));
  return open.length > 0 ? { currentlyOpenedByUserLists: Object.fromEntries(open) } : {};
}

function getCatalogue(isOne: boolean): CatalogueParts {
  return {
    projectSchemas: catalogue.projectSchemas,
    // A llama contains pages as a workflow contains nodes.
    workflowSchemas: isOne ? catalogue.llamaSchemas : catalogue.workflowSchemas,
    nodeSchemas: isOne ? pageSchemas : catalogue.nodeSchemas,
    nodeCategories: [...catalogue.nodeCategories],
    tokens: catalogue.tokens,
    ...(isOne ? pageTypes : nodeTypes),
  };
}

/** The text of a list: the parts of this caller encoded, those of the catalogue taken as they are. */
function toWireText(isOne: boolean, parts: Omit<ProjectList, keyof CatalogueParts>): WireText {
  const own = encodeFields({ ...emptyCatalogue, ...parts }, (isEmpty) => !isEmpty);
  let fixed = catalogueTexts.get(isOne);
  if (fixed === undefined) {
    fixed = encodeFields({ ...getCatalogue(isOne), ...parts }, (isEmpty) => isEmpty);
    catalogueTexts.set(isOne, fixed);
  }
  return new WireText(`{${own},${fixed}}`);
}

/** The wire fields of a list without its braces: those of the catalogue, or the others. */
function encodeFields(list: ProjectList, isChosen: (isOfCatalogue: boolean) => boolean): string {
  const fields = Object.entries(z.encode(projectListSchema, list)).filter(([name]) =>
    isChosen(catalogueFields.has(name)),
  );
  return JSON.stringify(Object.fromEntries(fields)).slice(1, -1);
}

const catalogueFields: ReadonlySet<string> = new Set(
  Object.keys(emptyCatalogue).map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
);

/** Each authoring site shows its own type of project; other sites show all (A7.11). */
export function isShownIn(frontendApp: string | undefined) {
  return ({ projectType }: ProjectSummary) => {
    if (frontendApp === 'one') return projectType === 'One';
    return frontendApp !== 'pro' || projectType !== 'One';
  };
}
