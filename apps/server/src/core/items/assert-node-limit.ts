import { itemMessages, oneMessages, unprocessable } from '@confab/contracts';
import { fillMessage, limits, type ProjectId, type TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { countItems } from './items.repository.ts';

/** Refuses nodes or pages over the limit of a project (OBJ-10). The caller has locked the project. */
export async function assertNodeLimit(
  trx: Db,
  teamId: TeamId,
  projectId: ProjectId,
  added: number,
  kind: 'node' | 'page' = 'node',
): Promise<void> {
  if ((await countItems(trx, { teamId, kind, projectId })) + added <= limits.projectNodesMax) return;
  const message = kind === 'page' ? oneMessages.tooManyPages : itemMessages.tooManyNodes;
  throw unprocessable(fillMessage(message, { most: limits.projectNodesMax }));
}
