import { itemMessages, oneMessages, unprocessable } from '@confab/contracts';
import { limits, type ItemKind, type ProjectId, type TeamId, type WorkflowId } from '@confab/model';
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
  throw unprocessable(message, { most: limits.projectNodesMax });
}

/**
 * Refuses pages over the limit of a llama, up to which it can be saved as a whole and exported. The caller has locked
 * the project.
 */
export async function assertLlamaLimit(
  trx: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId; readonly workflowId: WorkflowId },
  added: number,
): Promise<void> {
  if ((await countItems(trx, { ...place, kind: 'page' })) + added <= limits.llamaPagesMax) return;
  throw unprocessable(oneMessages.tooManyLlamaPages, { most: limits.llamaPagesMax });
}

/**
 * Refuses items that were restored over the limit of their project, or pages over that of their llama. The items have
 * already been restored in the database; the caller has locked the project.
 */
export async function assertRestoredLimits(
  trx: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId },
  items: readonly { readonly id: string; readonly kind: ItemKind; readonly workflowId: WorkflowId | null }[],
): Promise<void> {
  const isOne = items.some(({ kind }) => kind === 'page' || kind === 'llama');
  await assertNodeLimit(trx, place.teamId, place.projectId, 0, isOne ? 'page' : 'node');
  const llamaIds = new Set(
    items.flatMap(({ kind, workflowId }) => (kind === 'page' && workflowId ? [workflowId] : [])),
  );
  for (const workflowId of llamaIds) await assertLlamaLimit(trx, { ...place, workflowId }, 0);
}
