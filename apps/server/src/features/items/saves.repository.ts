import { projectEventSchema, type ProjectEvent } from '@confab/contracts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../services.ts';
import { whole } from './items.repository.ts';
import type { SavedItem, SavePlan } from './plan-save.ts';
import { insertVersions } from './versions.repository.ts';

/** An item to be saved, with the hash of its last save. */
export function findSavedItem(db: Db, teamId: string, id: string): Promise<SavedItem | undefined> {
  return db
    .selectFrom('item')
    .leftJoin('itemVersion', (join) =>
      join.onRef('itemVersion.itemId', '=', 'item.id').onRef('itemVersion.version', '=', 'item.version'),
    )
    .select([...whole, 'itemVersion.contentHash as savedHash', sql<string>`item.xmin::text`.as('rowVersion')])
    .where('item.teamId', '=', teamId)
    .where('item.id', '=', id)
    .where('item.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Writes a save in a transaction that holds the project. @returns when, by the database's clock. */
export async function storeSave(trx: Db, plan: SavePlan, authorId: string): Promise<Date> {
  const { item, text, displayName, version, added } = plan;
  if (added) await insertVersions(trx, [{ teamId: item.teamId, itemId: item.id, version, authorId, ...added }]);
  const row = await trx
    .updateTable('item')
    .set({ draft: text, displayName, version, isDirty: false, updatedAt: sql<Date>`now()` })
    .where('id', '=', item.id)
    .returning('updatedAt')
    .executeTakeFirstOrThrow();
  return row.updatedAt;
}

interface Told {
  readonly accountId: string;
  /** In order, their numbers still 0. */
  readonly events: readonly ProjectEvent[];
}

/**
 * Writes a save of a workflow or node, its version, its numbers and its events in one statement, so that the
 * project is held no longer than that. It writes all or nothing, and nothing unless the item is still as the
 * plan found it and the author may write.
 *
 * The locks come first: what one waited for is seen as it became, and the item is compared after that.
 */
export async function storeSaveAtOnce(
  db: Db,
  plan: SavePlan,
  { accountId, events }: Told,
): Promise<{ seq: number; updatedAt: Date } | undefined> {
  const { item, text, displayName, version, added } = plan;
  if (item.kind === 'project') return undefined;
  // A text that stays is not written again, which is most of what a save weighs.
  const isNewText = text !== item.draft;
  const { rows } = await sql<{ seq: number; updatedAt: Date }>`
    with project as (
      select item.id, item.seq
      from item
        join team on team.id = item.team_id and team.deleted_at is null
        join team_member on team_member.team_id = item.team_id and team_member.account_id = ${accountId}
          and team_member.permission in ('AppEditor', 'Admin')
      where item.team_id = ${item.teamId} and item.id = ${item.projectId} and item.deleted_at is null
      for update of item for share of team_member
    ), target as (
      select item.id
      from project join item on item.project_id = project.id
      where item.team_id = ${item.teamId} and item.id = ${item.id} and item.deleted_at is null
        and item.xmin = ${item.rowVersion}::xid
      for update of item
    ), added as (${added ? addedVersion(item, accountId, version, added) : sql`select 1`}
    ), stored as (
      update item
      set ${isNewText ? sql`draft = ${text}, ` : sql``}display_name = ${displayName}, version = ${version}, is_dirty = false, updated_at = now()
      from target where item.id = target.id
    ), told as (
      insert into project_event (team_id, project_id, seq, item_id, author_id, event)
      select ${item.teamId}::uuid, project.id, project.seq + event.place, target.id, ${accountId}::uuid, event.head || (project.seq + event.place) || event.tail
      from project, target, (values ${sql.join(events.map(splitAtSeq))}) as event (place, head, tail)
    )
    update item
    set seq = project.seq + ${events.length}::bigint, updated_at = now()
    from project, target
    where item.id = project.id
    returning item.seq, item.updated_at`.execute(db);
  return rows[0];
}

function addedVersion(item: SavedItem, authorId: string, version: number, added: NonNullable<SavePlan['added']>) {
  return sql`
      insert into item_version (team_id, item_id, version, author_id, description, content_hash, content)
      select ${item.teamId}::uuid, target.id, ${version}::int, ${authorId}::uuid, ${added.description}, ${added.contentHash}::bytea, ${added.content}::bytea
      from target`;
}

/** The text of an event in two halves, between which its number goes: nothing of an author's comes before that. */
function splitAtSeq(event: ProjectEvent, index: number): RawBuilder<unknown> {
  const text = JSON.stringify(z.encode(projectEventSchema, event));
  const at = text.indexOf('"Seq":0') + '"Seq":'.length;
  return sql`(${index + 1}::bigint, ${text.slice(0, at)}::text, ${text.slice(at + 1)}::text)`;
}
