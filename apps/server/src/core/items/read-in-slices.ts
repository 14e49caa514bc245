import type { ItemId, ProjectId, TeamId } from '@confab/model';
import type { Kysely } from 'kysely';
import { listBatches } from '../../db/batches/list-batches.ts';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../services.ts';
import { findLastSeq, listItemsById, listItemSizes } from './item-slices.repository.ts';
import type { ItemRow } from './items.repository.ts';

interface ReadProject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The most attempts to read a project without a change in between; after them, one transaction reads it. */
const attemptsMax = 3;

/**
 * Reads one state of a project with several statements, between which other requests get their turn. Other requests
 * would wait for the end of a transaction: the embedded database has one connection.
 *
 * @param read only reads; runs again when the project has changed in the meantime
 */
export async function readUnchanged<Result>(
  db: Kysely<Tables>,
  { teamId, projectId }: ReadProject,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const before = await findLastSeq(db, teamId, projectId);
    const result = await read(db);
    if ((await findLastSeq(db, teamId, projectId)) === before) return result;
  }
  return db.transaction().setIsolationLevel('repeatable read').execute(read);
}

/** Everything in a project with its values, in order: the project first. Each statement reads a part of the values. */
export async function listItemsInSlices(db: Db, { teamId, projectId }: ReadProject): Promise<ItemRow[]> {
  const sizes = await listItemSizes(db, teamId, projectId);
  const items = new Map<ItemId, ItemRow>();
  for (const batch of listBatches(sizes, ({ bytes }) => bytes)) {
    const ids = batch.map(({ id }) => id);
    for (const item of await listItemsById(db, teamId, ids)) items.set(item.id, item);
  }
  // An item that was deleted since is left out; `readUnchanged` then reads again.
  return sizes.flatMap(({ id }) => items.get(id) ?? []);
}
