import type { ItemId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { keptSince } from '../../db/upkeep/kept-deletions.ts';
import type { Db } from '../../services.ts';

/** Lists items that are no longer kept and have nothing below them. @param all the database without the tenant guard. */
export async function listDueItems(all: Db, most: number, teamId?: TeamId): Promise<ItemId[]> {
  const ofTeam = teamId === undefined ? sql`` : sql`and item.team_id = ${teamId}`;
  const { rows } = await sql<{ id: ItemId }>`
    select item.id from item
    where item.deleted_at < ${keptSince} ${ofTeam}
      and not exists (
        select from item below where below.team_id = item.team_id and below.workflow_id = item.id)
      and (item.kind <> 'project' or not exists (
        select from item below
        where below.team_id = item.team_id and below.project_id = item.id and below.id <> item.id))
    limit ${sql.lit(most)}`.execute(all);
  return rows.map(({ id }) => id);
}

/** A table with rows of an item, and the column that names the item. */
interface ItemContent {
  readonly table: string;
  readonly column: string;
  /** Rows per statement: fewer where a row is large or has rows of its own. */
  readonly batchSize: number;
}

/** Tables with rows of an item, each with the column that names it, by the rows per statement. */
const contentsByBatchSize: readonly (readonly [number, readonly string[]])[] = [
  [
    2_000,
    [
      'project_event.project_id',
      'item_version.item_id',
      'channel_event.project_id',
      'channel_visitor.project_id',
      'analytics_count.project_id',
    ],
  ],
  [200, ['channel_session.project_id', 'simulator_session.project_id', 'replacement.project_id']],
  [200, ['comment_thread.project_id', 'comment_thread.item_id', 'release_stage.project_id']],
  [10, ['test_run.project_id', 'test_run.target_project_id']],
  [20, ['release.project_id']],
];

/**
 * The rows that belong to items, in an order in which they can be deleted, as stages and conversations refer to
 * releases.
 */
export const itemContents: readonly ItemContent[] = contentsByBatchSize.flatMap(([batchSize, columns]) =>
  columns.map((name) => {
    const [table = '', column = ''] = name.split('.');
    return { table, column, batchSize };
  }),
);

/**
 * Deletes some rows that belong to these items. The limits make every plan look up each item and each row by its key.
 *
 * @returns whether there may be more.
 */
export async function deleteContentBatch(
  all: Db,
  { table, column, batchSize }: ItemContent,
  ids: readonly ItemId[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select content.ctid
      from unnest(${[...ids]}::uuid[]) as due (id)
        cross join lateral (select team_id from item where item.id = due.id limit 1) as item
        cross join lateral (
          select ctid from ${sql.table(table)} as each
          where each.team_id = item.team_id and ${sql.ref(`each.${column}`)} = due.id
          limit ${sql.lit(batchSize)}
        ) as content
      limit ${sql.lit(batchSize)}))`.execute(all);
  return Number(numAffectedRows) === batchSize;
}

/**
 * Deletes items whose events and versions have been deleted.
 * @returns how many.
 */
export async function deleteItems(all: Db, ids: readonly ItemId[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from item
    where id = any(${[...ids]}::uuid[])
      and not exists (select from project_event event where event.project_id = item.id)
      and not exists (select from item_version version where version.item_id = item.id)`.execute(all);
  return Number(numAffectedRows);
}

/** Whether an id belongs to any item, deleted ones included: ids are unique in the whole installation. */
export async function isItemIdTaken(db: Db, id: ItemId): Promise<boolean> {
  return (await acrossTeams(db).selectFrom('item').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
