import type { ProjectList } from '@confab/contracts';
import type { ProjectId } from '@confab/model';

/** Loads all pages of the project list as one. Teams within the limit of projects have a single page. */
export async function loadProjectPages(
  loadPage: (after: ProjectId | undefined) => Promise<ProjectList>,
): Promise<ProjectList> {
  let list = await loadPage(undefined);
  for (let after = list.nextSkinnyProjectsAfter; after !== undefined;) {
    const page = await loadPage(after);
    list = {
      ...list,
      skinnyProjects: { ...list.skinnyProjects, ...page.skinnyProjects },
      currentlyOpenedByUserLists: { ...list.currentlyOpenedByUserLists, ...page.currentlyOpenedByUserLists },
      linkedResponses: { ...list.linkedResponses, ...page.linkedResponses },
      systemModules: { ...list.systemModules, ...page.systemModules },
    };
    after = page.nextSkinnyProjectsAfter;
  }
  return list;
}
