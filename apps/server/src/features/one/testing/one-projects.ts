import { oneCalls, oneTemplateCalls, reviewCalls, type LoadedLlama, type Review } from '@confab/contracts';
import type { ItemId, ProjectId } from '@confab/model';
import type { TestApp } from '../../../testing/open-test-app.ts';
import type { TestPerson } from '../../../testing/people-and-projects.ts';

// One projects for the tests of routes.

export async function aOneProject(
  app: TestApp,
  { teamId, token }: TestPerson,
  projectName = 'Museum guide',
  templateId = 'glass-museum',
) {
  const query = { templateId, projectName, teamId };
  const { result } = await app.call(oneTemplateCalls.createFromTemplate, { query, token });
  const projectId: ProjectId = result.project.projectId;
  return { projectId, llamaIds: result.llamaIds };
}

export function loadLlama(app: TestApp, { teamId, token }: TestPerson, oneLlamaId: ItemId) {
  return app.call(oneCalls.loadParent, { query: { oneLlamaId, teamId, frontendVersion: 52 }, token });
}

/** A loaded llama as a save brings it back. */
export function asSave({ llama, version, pages }: LoadedLlama) {
  return {
    oneLlamaId: llama.id,
    version,
    propertyValues: llama.propertyValues,
    pageList: llama.pageList,
    pages: pages.map(({ page }) => page),
  };
}

/** The open review of a project, as a reviewer finds it in the list. */
export async function findOpenReview(app: TestApp, { token }: TestPerson, projectId: ProjectId): Promise<Review> {
  const { result } = await app.call(reviewCalls.queue, { query: { pageSize: 100 }, token });
  const found = result.reviews.find((review) => review.projectId === projectId);
  if (!found) throw new Error('The project has no open review.');
  return found;
}
