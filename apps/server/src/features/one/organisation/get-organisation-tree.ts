import type { OrganisationNode, organisationCalls, PresentPerson, QueryOf } from '@confab/contracts';
import type { ProjectId, ProjectSummary, TeamId } from '@confab/model';
import { listProjects, projectsPerPage } from '../../../core/projects/projects.repository.ts';
import type { Db, Services } from '../../../services.ts';
import { isShownIn } from '../../projects/index.ts';
import { listBelow, readPlaces, type Place } from './read-places.ts';

/** The folders of a team with its projects; each authoring site shows its own type of project (A7.11). */
export async function getOrganisationTree(
  { db, hub }: Services,
  { teamId, frontendApp }: QueryOf<typeof organisationCalls.get>,
): Promise<OrganisationNode[]> {
  const projects = new Map<string, ProjectSummary>();
  for (const project of await listAllProjects(db, teamId))
    if (isShownIn(frontendApp)(project)) projects.set(project.projectId, project);
  const presence = new Map<string, readonly PresentPerson[]>();
  await Promise.all(
    [...projects.values()].map(async ({ projectId }) => presence.set(projectId, await hub.listPresent(projectId))),
  );
  return listBelow(await readPlaces(db, teamId), null).flatMap((place) => {
    if (place.type !== 'Project')
      return place.type === 'LlamaFolder' || place.type === 'Llama' ? [] : [toFolder(place)];
    const project = projects.get(place.id);
    return project ? [toProject(place, project, presence.get(place.id) ?? [])] : [];
  });
}

async function listAllProjects(db: Db, teamId: TeamId): Promise<ProjectSummary[]> {
  const found: ProjectSummary[] = [];
  let after: ProjectId | undefined;
  do {
    const page = await listProjects(db, teamId, after);
    found.push(...page);
    after = page.length === projectsPerPage ? page.at(-1)?.projectId : undefined;
  } while (after !== undefined);
  return found;
}

/** A folder as a node of the answer. It has no values but its name. */
export function toFolder({ id, type, parentId, displayName }: Omit<Place, 'itemId' | 'position'>): OrganisationNode {
  return {
    id,
    type,
    parentId,
    displayName,
    propertyValues: { DisplayName: displayName },
    attributeList: {},
    currentlyOpenedByUserList: [],
    hasLoadedInputValues: true,
  };
}

function toProject(
  place: Place,
  { displayName, publishPlatforms, attributes }: ProjectSummary,
  people: readonly PresentPerson[],
): OrganisationNode {
  return {
    ...toFolder(place),
    displayName,
    propertyValues: { DisplayName: displayName, PublishPlatforms: publishPlatforms.join(',') },
    attributeList: attributes,
    currentlyOpenedByUserList: [...people],
    hasLoadedInputValues: false,
  };
}
