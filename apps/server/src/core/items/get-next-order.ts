import { orderBetween } from '@confab/inputs';
import type { Db } from '../../services.ts';

/** The order behind the last of an item's siblings. */
export async function getNextOrder(
  trx: Db,
  teamId: string,
  parent: { projectId: string; workflowId?: string },
): Promise<string> {
  let query = trx
    .selectFrom('item')
    .select(({ fn }) => fn.max('sortOrder').as('last'))
    .where('teamId', '=', teamId)
    .where('projectId', '=', parent.projectId)
    .where('kind', '=', parent.workflowId ? 'node' : 'workflow');
  if (parent.workflowId) query = query.where('workflowId', '=', parent.workflowId);
  const row = await query.executeTakeFirst();
  return orderBetween(row?.last ?? undefined, undefined);
}
