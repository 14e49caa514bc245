import { notFound, type ResultOf, type validationCalls } from '@confab/contracts';
import type { IntentCheckResult } from '@confab/dialog-engine';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { toDraftRows } from '../../core/items/draft-rows.ts';
import { hideLostSecrets } from '../../core/secrets/hide-lost-secrets.ts';
import { findItem, listItems, type ItemRow } from '../../core/items/items.repository.ts';
import { createProcessCache } from '../../process-cache.ts';
import type { Services } from '../../services.ts';
import { findDraftProblems } from './find-draft-problems.ts';

type Validation = ResultOf<typeof validationCalls.project>;

/** The last intent checks of all projects together. One takes a few hundred bytes for each problem. */
const intentChecksMaxBytes = 8_000_000;
const createIntentChecks = () => createProcessCache<IntentCheckResult>(intentChecksMaxBytes);

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

interface ProblemSearch {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly items: readonly ItemRow[];
  readonly itemIds: ReadonlySet<string> | undefined;
  readonly signal: AbortSignal;
}

/** Searches in a worker thread. The check of the intents, which trains them, is kept until they change. */
async function findProblems(
  services: Services,
  { teamId, projectId, items, itemIds, signal }: ProblemSearch,
): Promise<Validation> {
  const { workers, processState } = services;
  const checks = processState.get(createIntentChecks);
  const rows = await hideLostSecrets(services, { teamId, projectId }, toDraftRows(items));
  const input = { rows, itemIds, intentCheck: checks.get(projectId) };
  const { intentCheck, errorCount, warningCount, problems } = await workers.run(findDraftProblems, input, {
    owner: teamId,
    signal,
  });
  if (intentCheck) checks.set(projectId, intentCheck, JSON.stringify(intentCheck).length * 2);
  return {
    valid: errorCount === 0,
    errorCount,
    warningCount,
    problems: problems.map((problem) => ({ ...problem, names: [...problem.names], fix: problem.fix ?? null })),
  };
}
