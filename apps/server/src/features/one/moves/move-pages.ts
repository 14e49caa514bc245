import { notFound, type BodyOf, type pageMoveCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, getEffectiveParents, type InputEdit } from '@confab/inputs';
import { asWorkflowId, type ItemId, type ProjectId, type TeamId, type WorkflowId } from '@confab/model';
import { changeProject, type ProjectChange } from '../../../core/changes/change-project.ts';
import { storeEdits, type EditedValues } from '../../../core/changes/store-edits.ts';
import { assertLlamaLimit } from '../../../core/items/assert-node-limit.ts';
import { updateWorkflowOfItems } from '../../../core/items/item-parent.repository.ts';
import { findItem } from '../../../core/items/items.repository.ts';
import { listItemsById } from '../../../core/items/item-slices.repository.ts';
import { parseDraft, toItem } from '../../../core/items/to-item.ts';
import { createPause } from '../../../scheduling/create-pause.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { listPageParents } from './moves.repository.ts';

type MovePagesRequest = BodyOf<typeof pageMoveCalls.movePages>;
type PagePlaces = MovePagesRequest['pages'];

/** Items per read: each may be a megabyte. */
const itemsAtOnce = 100;

/**
 * Moves pages with all that is below them by now to another llama of the project, or to other places of the same one. Only the uppermost pages get other
 * values, their parent and order, by numbered edits; then each page is published with its new llama.
 */
export function movePages(
  services: Services,
  caller: Caller,
  request: MovePagesRequest,
): Promise<ResultOf<typeof pageMoveCalls.movePages>> {
  const { teamId, projectId, fromLlamaId, toLlamaId, pages, signalRConnectionId: connectionId } = request;
  return changeProject(services, caller, { teamId, projectId, connectionId }, async (change) => {
    const { trx } = change;
    await assertLlama(trx, { teamId, projectId, llamaId: fromLlamaId });
    await assertLlama(trx, { teamId, projectId, llamaId: toLlamaId });
    const movedIds = listBranches(fromLlamaId, await listPageParents(trx, teamId, fromLlamaId), pages);
    const isWithin = fromLlamaId === toLlamaId;
    if (!isWithin)
      await assertLlamaLimit(trx, { teamId, projectId, workflowId: asWorkflowId(toLlamaId) }, movedIds.length);
    if (!isWithin)
      await updateWorkflowOfItems(trx, { teamId, projectId, workflowId: asWorkflowId(toLlamaId) }, movedIds);
    const places = new Map(pages.map((page) => [page.pageId, page]));
    await storeEdits(change, { services, caller, teamId, projectId }, [...places.keys()], (id, item) => {
      const place = places.get(id);
      return place && item && planPlace(place, parseDraft(item.draft));
    });
    if (!isWithin) await emitPages(change, teamId, movedIds, asWorkflowId(fromLlamaId));
    return { movedCount: movedIds.length, seq: change.nextSeq() - 1 };
  });
}

interface LlamaOfProject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly llamaId: ItemId;
}

async function assertLlama(trx: Db, { teamId, projectId, llamaId }: LlamaOfProject) {
  const llama = await findItem(trx, teamId, llamaId);
  if (llama?.kind !== 'llama' || llama.projectId !== projectId) throw notFound();
}

/** The ids of pages and of all below them. A page that has left the llama refuses the move as a whole. */
function listBranches(
  llamaId: ItemId,
  pages: readonly { readonly id: ItemId; readonly parent: string | null }[],
  roots: PagePlaces,
): readonly ItemId[] {
  const parents = getEffectiveParents(
    llamaId,
    pages.map(({ id, parent }) => ({ id, values: { Parent: parent ?? '' } })),
  );
  const below = new Map<string, ItemId[]>();
  for (const { id } of pages) {
    const parent = parents.get(id) ?? llamaId;
    const row = below.get(parent);
    if (row) row.push(id);
    else below.set(parent, [id]);
  }
  const found = new Set<ItemId>();
  const waiting = roots.map(({ pageId }) => pageId);
  if (waiting.some((id) => !parents.has(id))) throw notFound();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(below.get(id) ?? []));
  }
  return [...found];
}

function planPlace({ parent, order }: PagePlaces[number], before: EditedValues['values']): EditedValues {
  const edits: InputEdit[] = [];
  let values = before;
  for (const [path, updatedValue] of [
    ['Parent', parent],
    ['Order', order],
  ] as const) {
    if (values[path] === updatedValue) continue;
    const edit = { path, action: 'ValueChanged', updatedValue } as const;
    edits.push(edit);
    ({ values } = applyEdit(values, edit));
  }
  return { values, edits };
}

async function emitPages(change: ProjectChange, teamId: TeamId, ids: readonly ItemId[], leftLlamaId: WorkflowId) {
  const pause = createPause();
  for (let start = 0; start < ids.length; start += itemsAtOnce)
    for (const item of await listItemsById(change.trx, teamId, ids.slice(start, start + itemsAtOnce))) {
      change.emitMove({ type: 'itemReplaced', item: toItem(item) }, leftLlamaId);
      await pause();
    }
}
