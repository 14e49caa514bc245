import type { ResultOf, validationCalls } from '@confab/contracts';
import type { IntentCheckResult } from '@confab/dialog-engine';
import type { ProjectId, TeamId } from '@confab/model';
import { toDraftRows } from '../../core/items/draft-rows.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { hideLostSecrets } from '../../core/secrets/hide-lost-secrets.ts';
import { loadAssetStates } from '../../core/media/load-asset-states.ts';
import { createProcessCache } from '../../process-cache.ts';
import type { Services } from '../../services.ts';
import { findDraftProblems } from './find-draft-problems.ts';
import { findReleaseProblems } from './find-release-problems.ts';
import type { ProblemList } from './list-problems.ts';
import type { FrozenSource } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';

export type Validation = ResultOf<typeof validationCalls.project>;

/** The last intent checks of all projects together. One takes a few hundred bytes for each problem. */
const intentChecksMaxBytes = 8_000_000;
const createIntentChecks = () => createProcessCache<IntentCheckResult>(intentChecksMaxBytes);

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Undefined for a search that nobody can cancel. */
  readonly signal: AbortSignal | undefined;
}

interface ProblemSearch extends ProjectPlace {
  /** Their drafts are checked. */
  readonly items: readonly ItemRow[];
  readonly itemIds: ReadonlySet<string> | undefined;
}

/** Finds the problems of items in a worker thread. The check of the intents, which trains them, is kept until they change. */
export async function findProblems(
  services: Services,
  { teamId, projectId, items, itemIds, signal }: ProblemSearch,
): Promise<Validation> {
  const checks = services.processState.get(createIntentChecks);
  const rows = await hideLostSecrets(services, { teamId, projectId }, toDraftRows(items));
  const assets = await loadAssetStates(services.db, teamId, rows);
  const input = { rows, itemIds, assets, intentCheck: checks.get(projectId) };
  return keepCheck(
    services,
    projectId,
    await services.workers.run(findDraftProblems, input, { owner: teamId, signal }),
  );
}

/** Finds the problems of a release, from its packed content. */
export async function findProblemsOfRelease(
  services: Services,
  { teamId, projectId, content, signal }: ProjectPlace & { readonly content: PackedJson<FrozenSource> },
): Promise<Validation> {
  const input = { content, intentCheck: services.processState.get(createIntentChecks).get(projectId) };
  const found = await services.workers.run(findReleaseProblems, input, { owner: teamId, signal });
  return keepCheck(services, projectId, found);
}

function keepCheck(
  { processState }: Services,
  projectId: ProjectId,
  { intentCheck, errorCount, warningCount, problems }: ProblemList,
): Validation {
  if (intentCheck)
    processState.get(createIntentChecks).set(projectId, intentCheck, JSON.stringify(intentCheck).length * 2);
  return {
    valid: errorCount === 0,
    errorCount,
    warningCount,
    problems: problems.map(({ nameKeys, ...problem }) => ({
      ...problem,
      names: [...problem.names],
      ...(nameKeys && { nameKeys: [...nameKeys] }),
      fix: problem.fix ?? null,
    })),
  };
}
