import { type BodyOf, notFound, type oneCalls, type ResultOf } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { assertNodeLimit } from '../../core/items/assert-node-limit.ts';
import { createItems } from '../../core/items/create-items.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { toItem } from '../../core/items/to-item.ts';
import { planBlankLlama } from '../../core/projects/plan-one-project.ts';
import { orderBetween } from '@confab/inputs';

/** Adds a llama with a first page, after the other llamas of a One project. */
export function createLlama(
  services: Services,
  caller: Caller,
  request: BodyOf<typeof oneCalls.createLlama>,
): Promise<ResultOf<typeof oneCalls.createLlama>> {
  const { teamId, projectId, displayName, firstPageName: pageName } = request;
  return changeProject(services, caller, request, async (change) => {
    const { trx } = change;
    const project = await findItem(trx, teamId, projectId);
    if (project?.type !== 'One') throw notFound();
    await assertNodeLimit(trx, teamId, projectId, 1, 'page');
    const last = (await listSkinnyItems(trx, teamId, projectId)).findLast(({ kind }) => kind === 'llama');
    const order = orderBetween(last?.sortOrder, undefined);
    const plans = planBlankLlama({ projectId, displayName, order, pageType: 'Page', pageName }, services.newId);
    const items = (await createItems(services, trx, caller, teamId, plans)).map(toItem);
    for (const item of items) change.emit({ type: 'itemAdded', item });
    return { items };
  });
}
