import type { AccountId, ItemId, TeamId, JsonObject } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';

/** A save of an item with its author. */
export interface VersionRow {
  readonly version: number;
  readonly authorId: AccountId;
  readonly createdAt: Date;
  readonly description: string;
  readonly hash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface VersionWithContent extends VersionRow {
  readonly content: PackedJson<JsonObject>;
}

const author = sql`coalesce(account.first_name, '') as first_name, coalesce(account.last_name, '') as last_name,
  coalesce(${shownEmail}, '') as email`;

/** The saves of an item before a number, newest first. */
export async function listVersions(
  db: Db,
  teamId: TeamId,
  itemId: ItemId,
  before: number,
  most: number,
): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select item_version.version, item_version.author_id, item_version.created_at, item_version.description,
      encode(item_version.content_hash, 'hex') as hash, ${author}
    from item_version left join account on account.id = item_version.author_id
    where item_version.team_id = ${teamId} and item_version.item_id = ${itemId} and item_version.version < ${before}
    order by item_version.version desc
    limit ${most}`.execute(db);
  return rows;
}

/** A save of an item with its content. */
export async function findVersion(
  db: Db,
  teamId: TeamId,
  itemId: ItemId,
  version: number,
): Promise<VersionWithContent | undefined> {
  const { rows } = await sql<VersionWithContent>`
    select item_version.version, item_version.author_id, item_version.created_at, item_version.description,
      item_version.content, encode(item_version.content_hash, 'hex') as hash, ${author}
    from item_version left join account on account.id = item_version.author_id
    where item_version.team_id = ${teamId} and item_version.item_id = ${itemId}
      and item_version.version = ${version}`.execute(db);
  return rows[0];
}

/** An edit from its event; the path is the inside of a JSON string. */
export interface EditRow {
  readonly seq: number;
  readonly createdAt: Date;
  readonly authorId: AccountId;
  readonly action: string | null;
  readonly path: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * The edits between the save before a version and the save that made it, newest first. A change without an edit, such
 * as a discarded draft, has no action.
 *
 * Each project numbers its events, so only edits in one project are listed: the one in which the version was saved or,
 * if the version is not saved yet, the one in which the item is. If the save before was made in another project, the
 * edits after its time are listed.
 */
export async function listEdits(
  db: Db,
  place: { readonly teamId: TeamId; readonly itemId: ItemId; readonly version: number },
  before: number,
  most: number,
): Promise<readonly EditRow[]> {
  const { teamId, itemId, version } = place;
  // A save of equal content has the number of the save that made the version.
  const firstSaveOf = (number: number) => sql`(
    select save.project_id, save.seq, save.created_at from project_event save
    where save.team_id = ${teamId} and save.item_id = ${itemId} and save.type = 'itemSaved' and save.version = ${number}
    order by save.created_at, save.seq
    limit 1)`;
  const { rows } = await sql<EditRow>`
    with previous as materialized ${firstSaveOf(version - 1)}, made as materialized ${firstSaveOf(version)},
      home as materialized (
        select coalesce((select project_id from made), item.project_id) as project_id
        from item where item.team_id = ${teamId} and item.id = ${itemId})
    select event.seq, event.created_at, event.author_id, ${author},
      substring(event.event from '"Path":"((?:[^"\\\\]|\\\\.)*)"') as path,
      case when event.type = 'edited' then substring(event.event from '"Action":"(\\w+)"') end as action
    from project_event event left join account on account.id = event.author_id
    where event.team_id = ${teamId} and event.item_id = ${itemId} and event.type in ('edited', 'itemReplaced')
      and event.project_id = (select project_id from home) and event.seq < ${before}
      and event.seq < coalesce((select seq from made), 9007199254740991)
      and event.seq > coalesce((select seq from previous join home using (project_id)), 0)
      and event.created_at > coalesce((select created_at from previous where project_id <> (select project_id from home)), '-infinity')
    order by event.seq desc
    limit ${most}`.execute(db);
  return rows;
}
