import { catalogue } from '@confab/catalogue';
import {
  notFound,
  type OrganisationNode,
  type OrganisationNodeType,
  type organisationCalls,
  type PresentPerson,
  type QueryOf,
} from '@confab/contracts';
import { placePages } from '@confab/inputs';
import { asItemId, type ProjectId, type TeamId } from '@confab/model';
import { findItem } from '../../../core/items/items.repository.ts';
import { pageSchemas } from '../../../core/schemas/page-schemas.ts';
import type { Services } from '../../../services.ts';
import { toFolder } from './get-organisation-tree.ts';
import { listChapters, listPositionedPages } from './organisation.repository.ts';
import { listBelow, readPlaces } from './read-places.ts';

/** The parts of a project that are not items. Only One projects have the author's own details. */
const fixedParts = {
  One: ['Account', 'ContactUs', 'FAQ', 'Simulator', 'Analytics'],
  Pro: ['FAQ', 'Simulator', 'Analytics'],
} as const satisfies Readonly<Record<string, readonly OrganisationNodeType[]>>;

/** The content of a project, or the pages of one of its chapters. */
export async function getOrganisationBranch(
  services: Services,
  teamId: TeamId,
  { projectId, llamaId }: QueryOf<typeof organisationCalls.getBranch>,
): Promise<OrganisationNode[]> {
  const people = await services.hub.listPresent(projectId);
  if (llamaId !== undefined) return listPages(services, { teamId, projectId, llamaId }, people);
  const project = await findItem(services.db, teamId, asItemId(projectId));
  if (!project) throw notFound();
  const chapters = await listChapters(services.db, teamId, projectId);
  const chapterIds = new Set<string>(chapters.map(({ id }) => id));
  const places = (await readPlaces(services.db, teamId)).filter(
    ({ id, type, itemId }) => (type === 'LlamaFolder' && itemId === project.id) || chapterIds.has(id),
  );
  const folderOf = new Map(places.map((place) => [place.id, place.parentId]));
  const nodes = [
    ...places.filter(({ type }) => type === 'LlamaFolder').map(toFolder),
    ...chapters.flatMap((chapter) => {
      const type = getChapterType(chapter);
      if (!type) return [];
      const parentId = folderOf.get(chapter.id) ?? projectId;
      return [toItemNode({ ...chapter, type, parentId }, catalogueAttributes(chapter.type), people)];
    }),
    ...(fixedParts[project.type === 'One' ? 'One' : 'Pro'] ?? []).map((type) =>
      toFolder({ id: `${projectId}/${type}`, type, parentId: projectId, displayName: type }),
    ),
  ];
  return [...listBelow(nodes, projectId)];
}

/** Chapters of One projects, and the modules of Pro projects; their other workflows are in the project's own tree. */
function getChapterType({
  kind,
  type,
}: {
  readonly kind: string;
  readonly type: string;
}): 'Llama' | 'Module' | undefined {
  if (kind === 'llama') return 'Llama';
  return catalogue.workflowSchemas[type]?.attributes?.IsModuleWorkflow === 'true' ? 'Module' : undefined;
}

function catalogueAttributes(type: string): Readonly<Record<string, string>> {
  return (catalogue.workflowSchemas[type] ?? catalogue.llamaSchemas[type])?.attributes ?? {};
}

interface LlamaOfProject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly llamaId: string;
}

async function listPages(
  { db }: Services,
  { teamId, projectId, llamaId }: LlamaOfProject,
  people: readonly PresentPerson[],
): Promise<OrganisationNode[]> {
  const llama = await findItem(db, teamId, asItemId(llamaId));
  if (llama?.kind !== 'llama' || llama.projectId !== projectId) throw notFound();
  const pages = await listPositionedPages(db, teamId, projectId, llama.id);
  const known = new Map<string, (typeof pages)[number]>(pages.map((page) => [page.id, page]));
  const positioned = pages.map(({ id, parent, order }) => ({
    id,
    values: { Parent: parent ?? '', Order: order ?? '' },
  }));
  return placePages(llama.id, positioned).flatMap(({ id, parent }) => {
    const page = known.get(id);
    if (!page) return [];
    const attributes = { ...pageSchemas[page.type]?.attributes, PageType: page.type };
    return [toItemNode({ ...page, type: 'Page', parentId: parent }, attributes, people)];
  });
}

type NamedNode = Pick<OrganisationNode, 'id' | 'type' | 'parentId' | 'displayName'>;

function toItemNode(
  node: NamedNode,
  attributeList: Readonly<Record<string, string>>,
  people: readonly PresentPerson[],
): OrganisationNode {
  return {
    ...toFolder(node),
    attributeList,
    currentlyOpenedByUserList: people.filter(({ itemId }) => itemId === node.id),
    hasLoadedInputValues: false,
  };
}
