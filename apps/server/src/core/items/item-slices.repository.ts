import type { ItemId, ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hasIdIn, itemColumns, type ItemRow } from './items.repository.ts';

/** The items of a project in order, the project first, with the bytes of their values instead of the values. */
export function listItemSizes(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<{ readonly id: ItemId; readonly bytes: number }[]> {
  return db
    .selectFrom('item')
    .select(['id', sql<number>`octet_length(draft)`.as('bytes')])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

/** Items with their values, in any order. */
export function listItemsById(db: Db, teamId: TeamId, ids: readonly ItemId[]): Promise<ItemRow[]> {
  return db
    .selectFrom('item')
    .select(itemColumns)
    .where('teamId', '=', teamId)
    .where(hasIdIn(ids))
    .where('deletedAt', 'is', null)
    .execute();
}

/** The number of a project's last event, which is greater after every change; undefined when it does not exist. */
export async function findLastSeq(db: Db, teamId: TeamId, projectId: ProjectId): Promise<number | undefined> {
  const project = await db
    .selectFrom('item')
    .select('seq')
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return project?.seq;
}
