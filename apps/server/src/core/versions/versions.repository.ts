import type { AccountId, ItemId, ProjectId, TeamId, JsonObject } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import { listBatches } from '../../db/batches/list-batches.ts';
import type { Db } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';
import type { PackedJson } from '../../db/packed-json.ts';

export interface NewVersion {
  readonly teamId: TeamId;
  readonly itemId: ItemId;
  readonly version: number;
  readonly authorId: AccountId;
  readonly description: string;
  readonly contentHash: Buffer;
  readonly content: PackedJson<JsonObject>;
}

export async function insertVersions(trx: Db, versions: readonly NewVersion[]): Promise<void> {
  for (const batch of listBatches(versions, ({ content }) => content.length)) {
    await insertVersionRows(trx, {
      teamIds: batch.map(({ teamId }) => teamId),
      itemIds: batch.map(({ itemId }) => itemId),
      versions: batch.map(({ version }) => version),
      authorIds: batch.map(({ authorId }) => authorId),
      descriptions: batch.map(({ description }) => description),
      contentHashes: batch.map(({ contentHash }) => contentHash),
      contents: batch.map(({ content }) => content),
    });
  }
}

/** Versions as one list for each column, so that the text of the statement is fixed. */
interface VersionColumns {
  readonly teamIds: readonly TeamId[];
  readonly itemIds: readonly ItemId[];
  readonly versions: readonly number[];
  readonly authorIds: readonly AccountId[];
  readonly descriptions: readonly string[];
  readonly contentHashes: readonly Buffer[];
  readonly contents: readonly PackedJson<JsonObject>[];
}

const insertVersionRows = compileOnce<VersionColumns, never>(
  (_db, rows) => sql`
    insert into item_version (team_id, item_id, version, author_id, description, content_hash, content)
    select team_id, item_id, version, author_id, description, content_hash, content
    from unnest(${rows.teamIds}::uuid[], ${rows.itemIds}::uuid[], ${rows.versions}::int[], ${rows.authorIds}::uuid[],
      ${rows.descriptions}::text[], ${rows.contentHashes}::bytea[], ${rows.contents}::bytea[])
      as row (team_id, item_id, version, author_id, description, content_hash, content)`,
);

/** An item and its current version. */
type VersionedItem = Pick<ItemRow, 'teamId' | 'id' | 'version'>;

/** The content hash of an item's last save. */
export async function findVersionHash(db: Db, item: VersionedItem): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('itemVersion')
    .select('contentHash')
    .where('teamId', '=', item.teamId)
    .where('itemId', '=', item.id)
    .where('version', '=', item.version)
    .executeTakeFirst();
  return row?.contentHash;
}

/** The compressed content of an item's last save. */
export async function findVersionContent(db: Db, item: VersionedItem): Promise<PackedJson<JsonObject> | undefined> {
  const row = await db
    .selectFrom('itemVersion')
    .select('content')
    .where('teamId', '=', item.teamId)
    .where('itemId', '=', item.id)
    .where('version', '=', item.version)
    .executeTakeFirst();
  return row?.content;
}

/** The current version of each item of a project that is not deleted, in order. */
export function listItemVersions(db: Db, teamId: TeamId, projectId: ProjectId) {
  return db
    .selectFrom('item')
    .where('item.teamId', '=', teamId)
    .where('item.projectId', '=', projectId)
    .where('item.deletedAt', 'is', null)
    .orderBy('item.sortOrder')
    .orderBy('item.id')
    .select(['item.id', 'item.version'])
    .execute();
}
