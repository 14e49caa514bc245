import { catalogue } from '@confab/catalogue';
import { notFound, type oneCalls, type ResultOf } from '@confab/contracts';
import { validateLlama as findFaults } from '@confab/dialog-engine';
import type { ItemId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem, listItems } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { toOneSource } from '../../core/llamas/to-llama-content.ts';

type Validation = ResultOf<typeof oneCalls.validate>;

/** A longer list would be read by nobody. */
const mostTold = 1_000;

/** What is wrong in one llama and its pages, as its authors see it now; judged with all the project (A5.34). */
export async function validateLlama({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<Validation> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  const items = await listItems(db, teamId, llama.projectId);
  const parts = items.map((item) => ({ ...item, values: parseDraft(item.draft) }));
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw notFound();
  const { errors, valid } = findFaults(toOneSource(project, parts), llama.id, catalogue);
  const told = errors.slice(0, mostTold).map(({ names, fix: _fix, ...problem }) => ({ ...problem, names: [...names] }));
  return { llamaId, errors: told, valid };
}
