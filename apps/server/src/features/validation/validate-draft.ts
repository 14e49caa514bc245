import { notFound } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { findItem, listItems } from '../../core/items/items.repository.ts';
import type { Services } from '../../services.ts';
import { findProblems, type Validation } from './find-problems.ts';

/** The problems of a project's drafts, as the editor's Problems panel lists them. */
export async function validateProject(
  services: Services,
  teamId: TeamId,
  projectId: ProjectId,
  signal: AbortSignal,
): Promise<Validation> {
  const items = await listItems(services.db, teamId, projectId);
  if (items.length === 0) throw notFound();
  return findProblems(services, { teamId, projectId, items, itemIds: undefined, signal });
}

/** The problems of one workflow and its nodes, found with the whole project in view. */
export async function validateWorkflow(
  services: Services,
  teamId: TeamId,
  workflowId: WorkflowId,
  signal: AbortSignal,
): Promise<Validation> {
  const workflow = await findItem(services.db, teamId, workflowId);
  if (!workflow) throw notFound();
  const { projectId } = workflow;
  const items = await listItems(services.db, teamId, projectId);
  const own = items.filter((item) => item.id === workflowId || item.workflowId === workflowId);
  const itemIds = new Set<string>(own.map(({ id }) => id));
  return findProblems(services, { teamId, projectId, items, itemIds, signal });
}
