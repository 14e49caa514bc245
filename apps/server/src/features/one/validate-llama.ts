import { notFound, type oneCalls, type ResultOf } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';
import { toDraftRows } from '../../core/items/draft-rows.ts';
import { findItem, listItems } from '../../core/items/items.repository.ts';
import type { Services } from '../../services.ts';
import { findLlamaErrors } from './find-llama-errors.ts';

type Validation = ResultOf<typeof oneCalls.validate>;

/** The problems of one llama's draft and its pages, found with the whole project in view (A5.34). */
export async function validateLlama(
  { db, workers }: Services,
  teamId: TeamId,
  llamaId: ItemId,
  signal: AbortSignal,
): Promise<Validation> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  const rows = toDraftRows(await listItems(db, teamId, llama.projectId));
  const found = await workers.run(findLlamaErrors, { rows, llamaId }, { owner: teamId, signal });
  if (!found) throw notFound();
  const errors = found.errors.map(({ names, fix: _fix, ...problem }) => ({ ...problem, names: [...names] }));
  return { llamaId, errors, valid: found.valid };
}
