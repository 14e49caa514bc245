import { notFound, type BodyOf, type pageMoveCalls, type ResultOf } from '@confab/contracts';
import { orderBetween } from '@confab/inputs';
import { changeProject } from '../../../core/changes/change-project.ts';
import { findItem, listSkinnyItems } from '../../../core/items/items.repository.ts';
import { toItem } from '../../../core/items/to-item.ts';
import type { Caller, Services } from '../../../services.ts';
import { updateLlamaOrder } from './moves.repository.ts';

/**
 * Moves a llama before another one of its project, or after all others. Only its own order changes, unless its new
 * neighbours have the same order; then the llamas after it get new ones too. A move before itself changes nothing.
 */
export function moveLlama(
  services: Services,
  caller: Caller,
  request: BodyOf<typeof pageMoveCalls.moveLlama>,
): Promise<ResultOf<typeof pageMoveCalls.moveLlama>> {
  const { teamId, projectId, llamaId, beforeId, signalRConnectionId: connectionId } = request;
  return changeProject(services, caller, { teamId, projectId, connectionId }, async (change) => {
    const { trx } = change;
    const llamas = (await listSkinnyItems(trx, teamId, projectId)).filter(({ kind }) => kind === 'llama');
    const moved = llamas.find(({ id }) => id === llamaId);
    if (moved && beforeId === llamaId) return { seq: change.nextSeq() - 1 };
    const others = llamas.filter((llama) => llama !== moved);
    const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
    if (!moved || at < 0) throw notFound();
    const row = [...others.slice(0, at), moved, ...others.slice(at)];
    let last = others[at - 1]?.sortOrder;
    for (const [place, { id, sortOrder }] of row.entries()) {
      if (place < at) continue;
      if (place > at && (last === undefined || last < sortOrder)) break;
      const next = row.slice(place + 1).find((one) => last === undefined || one.sortOrder > last)?.sortOrder;
      last = orderBetween(last, next);
      await updateLlamaOrder(trx, teamId, id, last);
      const item = await findItem(trx, teamId, id);
      if (item) change.emit({ type: 'itemReplaced', item: toItem(item) });
    }
    return { seq: change.nextSeq() - 1 };
  });
}
