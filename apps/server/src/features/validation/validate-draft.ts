import { catalogue } from '@confab/catalogue';
import { notFound, type ResultOf, type validationCalls } from '@confab/contracts';
import { createProblemFinder, findOneProblems, type FoundProblem } from '@confab/dialog-engine';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Services } from '../../services.ts';
import { runInSlices } from '../../core/scheduling/run-in-slices.ts';
import { findItem, listItems, type ItemRow } from '../../core/items/items.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { isOneSource, toRunnableSource } from '../../core/releases/runnable.ts';
import type { StoredItem } from '../../core/releases/to-pro-source.ts';

type Validation = ResultOf<typeof validationCalls.project>;

/** Longer lists are cut. */
const problemsMax = 1_000;

/** The problems of a project's drafts, as the editor's Problems panel lists them. */
export async function validateProject({ db }: Services, teamId: TeamId, projectId: ProjectId): Promise<Validation> {
  const items = await listItems(db, teamId, projectId);
  if (items.length === 0) throw notFound();
  return toValidation(await findProblems(parseItems(items)));
}

/** The problems of one workflow and its nodes, found with the whole project in view. */
export async function validateWorkflow({ db }: Services, teamId: TeamId, workflowId: WorkflowId): Promise<Validation> {
  const workflow = await findItem(db, teamId, workflowId);
  if (!workflow) throw notFound();
  const items = await listItems(db, teamId, workflow.projectId);
  const own = new Set<string>(
    items.filter((item) => item.id === workflowId || item.workflowId === workflowId).map(idOf),
  );
  return toValidation((await findProblems(parseItems(items))).filter(({ itemId }) => own.has(itemId)));
}

const idOf = ({ id }: ItemRow) => id;

function parseItems(items: readonly ItemRow[]) {
  return items.map((item) => ({ ...item, values: parseDraft(item.draft) }));
}

/** The problems of a Pro or One project, errors first. The search runs in slices. */
async function findProblems(parts: readonly StoredItem[]): Promise<readonly FoundProblem[]> {
  const source = toRunnableSource(parts);
  if (isOneSource(source)) return findOneProblems(source, catalogue);
  return runInSlices(createProblemFinder()(source, ({ kind, type }) => findSchema(kind, type)));
}

function toValidation(problems: readonly FoundProblem[]): Validation {
  const errorCount = problems.filter(({ severity }) => severity === 'error').length;
  return {
    valid: errorCount === 0,
    errorCount,
    warningCount: problems.length - errorCount,
    problems: problems
      .slice(0, problemsMax)
      .map((problem) => ({ ...problem, names: [...problem.names], fix: problem.fix ?? null })),
  };
}
