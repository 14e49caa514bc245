import { catalogue } from '@confab/catalogue';
import { notFound, type oneCalls, type ResultOf } from '@confab/contracts';
import { validateLlama as findLlamaErrors } from '@confab/dialog-engine';
import type { ItemId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem, listItems } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { toOneSource } from '../../core/llamas/to-llama-content.ts';

type Validation = ResultOf<typeof oneCalls.validate>;

/** Longer lists are cut. */
const errorsMax = 1_000;

/** The problems of one llama's draft and its pages, found with the whole project in view (A5.34). */
export async function validateLlama({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<Validation> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  const items = await listItems(db, teamId, llama.projectId);
  const parts = items.map((item) => ({ ...item, values: parseDraft(item.draft) }));
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw notFound();
  const { errors, valid } = findLlamaErrors(toOneSource(project, parts), llama.id, catalogue);
  const listed = errors
    .slice(0, errorsMax)
    .map(({ names, fix: _fix, ...problem }) => ({ ...problem, names: [...names] }));
  return { llamaId, errors: listed, valid };
}
