import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { keptSince } from '../../db/upkeep/kept-deletions.ts';

const rowsPerStatement = 1_000;

/** True for an empty folder, so that the innermost folders of a tree are deleted first. */
const isEmpty = sql`not exists (select from asset_folder child where child.parent_id = folder.id)
  and not exists (select from asset file where file.folder_id = folder.id)`;

/**
 * Deletes expired files, folders, replaced versions, and the files and folders of teams that were deleted 30 days ago.
 *
 * @param all the database without the tenant guard
 */
export async function deleteExpiredMedia(all: Kysely<Tables>, isStopped: () => boolean): Promise<void> {
  const statements = [
    sql`delete from asset where ctid = any(array(select ctid from asset
      where deleted_at < ${keptSince} limit ${sql.lit(rowsPerStatement)}))`,
    sql`delete from asset where ctid = any(array(select file.ctid from team join asset file on file.team_id = team.id
      where team.deleted_at < ${keptSince} limit ${sql.lit(rowsPerStatement)}))`,
    sql`delete from asset_folder where ctid = any(array(select ctid from asset_folder folder
      where deleted_at < ${keptSince} and ${isEmpty} limit ${sql.lit(rowsPerStatement)}))`,
    sql`delete from asset_folder where ctid = any(array(select folder.ctid
      from team join asset_folder folder on folder.team_id = team.id
      where team.deleted_at < ${keptSince} and ${isEmpty} limit ${sql.lit(rowsPerStatement)}))`,
    sql`delete from asset_version where ctid = any(array(select ctid from asset_version
      where replaced_at < ${keptSince} limit ${sql.lit(rowsPerStatement)}))`,
  ];
  for (const statement of statements)
    while (!isStopped() && Number((await statement.execute(all)).numAffectedRows ?? 0) > 0);
}

/** An object of the storage that no row needs any more. */
export interface UnusedObject {
  readonly teamId: string;
  readonly id: string;
  readonly forms: readonly string[];
}

/**
 * Deletes the rows of contents that no version and no release names, and of chunks that were never put together.
 *
 * @returns their objects, which the caller deletes from the storage; `listUnknownObjects` finds any that remain
 */
export async function deleteUnusedContents(all: Kysely<Tables>): Promise<readonly UnusedObject[]> {
  const { rows } = await sql<UnusedObject>`
    with unused as (
      select team_id, id from asset_content content
      where not exists (select from asset_version version where version.content_id = content.id)
        and not exists (select from release_asset used where used.content_id = content.id)
      limit ${sql.lit(rowsPerStatement)}
    ), forms as (
      select unused.team_id, unused.id, coalesce(array_agg(form) filter (where form is not null), '{}') as forms
      from unused left join asset_derivative made on made.team_id = unused.team_id and made.content_id = unused.id
      group by unused.team_id, unused.id
    ), gone as (
      delete from asset_content using unused where asset_content.team_id = unused.team_id and asset_content.id = unused.id
      returning asset_content.team_id, asset_content.id
    )
    select forms.team_id, forms.id, forms.forms from forms join gone using (team_id, id)`.execute(all);
  const chunks = await sql<UnusedObject>`
    delete from asset_chunk where ctid = any(array(select ctid from asset_chunk
      where created_at < now() - interval '1 day' limit ${sql.lit(rowsPerStatement)}))
    returning team_id, id, '{}'::text[] as forms`.execute(all);
  return [...rows, ...chunks.rows];
}

/** Which of these ids belong to contents or chunks with a row. */
export async function listKnownIds(all: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from asset_content where id = any(${[...ids]}::uuid[])
    union select id from asset_chunk where id = any(${[...ids]}::uuid[])`.execute(all);
  return new Set(rows.map(({ id }) => id));
}

/** The ids that make up the key of the object of a content. */
export interface ContentId {
  readonly teamId: string;
  readonly id: string;
}

/** Contents of all teams in the order of teams and ids, after one of them. */
export async function listContentIds(
  all: Kysely<Tables>,
  after: ContentId | undefined,
  most: number,
): Promise<readonly ContentId[]> {
  const { rows } = await sql<ContentId>`
    select team_id, id from asset_content
    where ${after === undefined ? sql`true` : sql`(team_id, id) > (${after.teamId}::uuid, ${after.id}::uuid)`}
    order by team_id, id limit ${sql.lit(most)}`.execute(all);
  return rows;
}
