import { itemMessages, unprocessable } from '@confab/contracts';
import { fillMessage, limits, type ProjectId, type TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { countItems } from './items.repository.ts';

/** Refuses nodes over the limit of a project (OBJ-10). The caller has locked the project. */
export async function assertNodeLimit(trx: Db, teamId: TeamId, projectId: ProjectId, added: number): Promise<void> {
  if ((await countItems(trx, { teamId, kind: 'node', projectId })) + added <= limits.projectNodesMax) return;
  throw unprocessable(fillMessage(itemMessages.tooManyNodes, { most: limits.projectNodesMax }));
}
