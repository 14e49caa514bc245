import { asItemId, isGuid, type ItemId, type ProjectId, type TeamId, toJsonText, type JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { hasIdIn, itemColumns, type ItemRow } from '../items/items.repository.ts';
import type { ClearedReference } from '../../db/stored-shapes.ts';

/** Whether all ids are workflows or nodes of the project that are not deleted. */
export async function areItemsInProject(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  if (!ids.every((id) => isGuid(id))) return false;
  const rows = await db
    .selectFrom('item')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where(hasIdIn(ids.map(asItemId)))
    .where('kind', '<>', 'project')
    .where('deletedAt', 'is', null)
    .execute();
  return rows.length === new Set(ids.map((id) => id.toLowerCase())).size;
}

/** The items of a project, with their values, whose draft contains one of the texts, in any case of the Latin letters. */
export function listItemsMentioning(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  texts: readonly string[],
): Promise<ItemRow[]> {
  // The collation "C" lowers only Latin letters, which is enough for ids, and is the fastest. A draft is put in lower
  // case once, however many texts there are.
  const isMentioned = sql<boolean>`exists (
    select from (select lower(item.draft collate "C") as text offset 0) as lowered,
      unnest(${[...texts]}::text[]) as sought
    where strpos(lowered.text, lower(sought collate "C")) > 0)`;
  return db
    .selectFrom('item')
    .select(itemColumns)
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .where(isMentioned)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
}

/** Which of the ids are items of the project, and whether they are deleted. */
export async function listDeletionStates(
  trx: Db,
  teamId: TeamId,
  projectId: ProjectId,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, 'present' | 'deleted'>> {
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'deletedAt'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where(hasIdIn(ids))
    .execute();
  return new Map(rows.map(({ id, deletedAt }) => [id, deletedAt === null ? 'present' : 'deleted']));
}

/** Adds references to those that are kept with items. One statement, however many items there are. */
export async function addKeptReferences(
  trx: Db,
  teamId: TeamId,
  references: ReadonlyMap<ItemId, readonly ClearedReference[]>,
): Promise<void> {
  if (references.size === 0) return;
  const texts = [...references.values()].map((group) => toJsonText(group));
  await sql`
    update item
    set detached = (coalesce(item.detached::jsonb, '[]'::jsonb) || given.detached::jsonb)::text
    from unnest(${[...references.keys()]}::uuid[], ${texts}::text[]) as given (id, detached)
    where item.team_id = ${teamId} and item.id = given.id`.execute(trx);
}

/** The JSON texts of data that is kept with items. */
export async function listDetached(
  trx: Db,
  teamId: TeamId,
  ids: readonly ItemId[],
): Promise<readonly { readonly detached: JsonText<readonly ClearedReference[]> | null }[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('item')
    .select('detached')
    .where('teamId', '=', teamId)
    .where(hasIdIn(ids))
    .where('detached', 'is not', null)
    .execute();
}

/** Clears the data that is kept with items. */
export async function removeKeptReferences(trx: Db, teamId: TeamId, ids: readonly ItemId[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('item').set({ detached: null }).where('teamId', '=', teamId).where(hasIdIn(ids)).execute();
}
