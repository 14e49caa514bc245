import { invalid, notFound, type QueryOf, type ResultOf, type profilerCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { asProjectId } from '@confab/model';
import { toDraftRows } from '../../core/items/draft-rows.ts';
import { findItem, listItems } from '../../core/items/items.repository.ts';
import { runInOrder } from '../../scheduling/run-in-order.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { createProcessCache } from '../../process-cache.ts';
import type { Services } from '../../services.ts';
import { profileDrafts } from './profile-drafts.ts';

type ProfileRequest = QueryOf<typeof profilerCalls.match>;
type ProfileResult = ResultOf<typeof profilerCalls.match>;

/** The models of all projects together. */
const learnedMaxBytes = 64_000_000;
/** Training the largest allowed projects takes longer than other tasks. */
const trainingMs = 120_000;
const createLearned = () => createProcessCache<Uint8Array>(learnedMaxBytes);

/** Profiles utterances, one per line, against a project's drafts, with the words that matched (A7.20). */
export async function profileUtterances(
  { db, now, workers, processState }: Services,
  teamId: TeamId,
  request: ProfileRequest,
  signal: AbortSignal,
): Promise<ProfileResult> {
  const project = await findItem(db, teamId, request.projectId);
  if (project?.kind !== 'project') throw notFound();
  const { type, language, spokenValue } = request;
  if (language !== undefined && !listLanguages(project.type).includes(language)) throw invalid();
  const rows = toDraftRows(await listItems(db, teamId, asProjectId(project.id)));
  const cache = processState.get(createLearned);
  const key = `${project.id} ${language ?? ''}`;
  // One after the other, so that members who try the same project at once wait for one training instead of each having one.
  return runInOrder({ processState }, `profile ${key}`, async () => {
    const { result, learned } = await workers.run(
      profileDrafts,
      { rows, language, type, spokenValue, now: now(), learned: cache.get(key) },
      { owner: teamId, signal, timeMs: trainingMs },
    );
    if (learned) cache.set(key, learned, learned.byteLength);
    return result;
  });
}

/** The languages that projects of a type can have. */
function listLanguages(projectType: string): readonly string[] {
  const property = findSchema('project', projectType)?.properties.find(({ name }) => name === 'Language');
  return (property?.enumValues ?? []).map((option) => option.split('||')[0] ?? '');
}
