import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { orderBetween } from '@confab/inputs';
import type { Db } from '../../services.ts';
import { findLastOrder } from './items.repository.ts';

/** The order that puts a new item behind its last sibling. */
export async function getNextOrder(
  trx: Db,
  teamId: TeamId,
  parent: { readonly projectId: ProjectId; readonly workflowId?: WorkflowId },
): Promise<string> {
  return orderBetween(await findLastOrder(trx, teamId, parent), undefined);
}
