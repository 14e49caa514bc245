import { createDerivativeRows } from './derivatives/derivative-rows.ts';
import { deleteExpiredMedia, deleteUnusedContents, listKnownIds } from './expired-media.repository.ts';
import { findRestoreTime } from '../../db/data-folder.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Services } from '../../services.ts';
import { createKey, isKey } from '../../storage/media-store.ts';

const day = 86_400_000;
/** Objects whose rows are looked up in one statement. */
const batchSize = 500;

/**
 * Deletes files that nobody can reach any more: those deleted or replaced 30 days ago, those of teams that were deleted
 * 30 days ago, and their objects.
 *
 * The rows go first. If the server stops in between, the object is left and `sweepObjects` deletes it.
 */
export async function sweepMedia(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  const { db, store, processState } = services;
  // The rows show which files were made from a content.
  await processState.get(createDerivativeRows, services).store();
  // Expired rows of all teams.
  const all = acrossTeams(db);
  await deleteExpiredMedia(all, isStopped);
  while (!isStopped()) {
    const unused = await deleteUnusedContents(all);
    for (const { teamId, id, forms } of unused) {
      for (const form of forms) await store.delete(createKey(teamId, id, form));
      await store.delete(createKey(teamId, id));
    }
    if (unused.length === 0) return;
  }
}

/**
 * Deletes objects without a row: of interrupted uploads, and of deleted teams. Objects younger than a day are left,
 * because their rows may be about to be written, and so are objects with other names, which other programs created. For
 * a day after a backup of the database was put back nothing is deleted, so that the previous database can return.
 */
export async function sweepObjects(
  { config, db, store, now, log }: Services,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const before = new Date(now() - day);
  await store.removeUnfinished(before);
  const restoredAt = findRestoreTime(config.dataDir);
  if (restoredAt && restoredAt > before) return;
  const all = acrossTeams(db);
  let batch: string[] = [];
  let deletedCount = 0;
  const deleteUnknown = async () => {
    const known = await listKnownIds(all, [...new Set(batch.map(getContentId))]);
    const unknown = batch.filter((key) => !known.has(getContentId(key)));
    for (const key of unknown) await store.delete(key);
    deletedCount += unknown.length;
    batch = [];
  };
  for await (const { key, modifiedAt } of store.list('')) {
    if (isStopped()) return;
    if (modifiedAt < before && isKey(key)) batch.push(key);
    if (batch.length >= batchSize) await deleteUnknown();
  }
  await deleteUnknown();
  if (deletedCount > 0) log.info({ deletedCount }, 'files without a row were deleted from the storage');
}

/** The id of the content that an object has, or that it was made from. */
function getContentId(key: string): string {
  return key.slice(key.indexOf('/') + 1).split('.')[0] ?? '';
}
