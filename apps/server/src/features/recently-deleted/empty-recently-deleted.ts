import { notFound, type BodyOf, type recentlyDeletedCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { expireDeletions } from '../../core/media/deletions.repository.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { purgeDeletedItems } from '../../core/items/purge-deleted-items.ts';
import { sweepMedia } from '../../core/media/sweep-media.ts';
import type { Db, Services } from '../../services.ts';
import { expireDeletedItems, listDeletedProjectIds } from './recently-deleted.repository.ts';

type EmptyRequest = BodyOf<typeof recentlyDeletedCalls.empty>;

/** How long a call itself purges. The sweep, which runs every 10 minutes, purges the rest. */
const purgeMs = 5_000;

/** Permanently deletes the deleted items of a project, or the deleted projects of a team. */
export async function emptyRecentlyDeleted(
  services: Services,
  { teamId, projectId }: EmptyRequest,
  signal: AbortSignal,
): Promise<{ isComplete: boolean }> {
  const { db, now } = services;
  const projectIds =
    projectId === undefined ? await listDeletedProjectIds(db, teamId) : [await findProjectId(db, teamId, projectId)];
  // One transaction for each project, because the largest ones have thousands of items.
  for (const id of projectIds) await db.transaction().execute((trx) => expireDeletedItems(trx, teamId, id));
  const end = now() + purgeMs;
  if (projectId === undefined) await db.transaction().execute((trx) => expireDeletions(trx, teamId));
  let isComplete = true;
  const isStopped = () => {
    if (now() < end && !signal.aborted) return false;
    isComplete = false;
    return true;
  };
  await purgeDeletedItems(db, isStopped, teamId);
  if (projectId === undefined) await sweepMedia(services, isStopped);
  return { isComplete };
}

async function findProjectId(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ProjectId> {
  const project = await findItem(db, teamId, projectId);
  if (project?.kind !== 'project') throw notFound();
  return project.projectId;
}
