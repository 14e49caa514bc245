import type { ProjectId, TeamId } from '@confab/model';
import { createProjectFullRefusal } from '../../db/quotas/refuse-when-full.ts';
import type { Db } from '../../services.ts';
import { countLater, findProjectStorage } from './quotas.repository.ts';

/**
 * Runs steps that replace the content of a project. They may pass the limit of the project in between; their result may
 * not, unless it is smaller than the previous content.
 */
export async function limitProjectAtEnd<Result>(
  trx: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  replace: () => Promise<Result>,
): Promise<Result> {
  const before = await findProjectStorage(trx, teamId, projectId);
  await countLater(trx, true);
  const result = await replace();
  await countLater(trx, false);
  const { usedBytes, allowedBytes } = await findProjectStorage(trx, teamId, projectId);
  if (allowedBytes !== undefined && usedBytes > Math.max(allowedBytes, before.usedBytes))
    throw createProjectFullRefusal();
  return result;
}
