import type { AccountId, ItemId, ProjectId, TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';

export interface NewVersion {
  readonly teamId: TeamId;
  readonly itemId: ItemId;
  readonly version: number;
  readonly authorId: AccountId;
  readonly description: string;
  readonly contentHash: Buffer;
  readonly content: Buffer;
}

export async function insertVersions(trx: Db, versions: readonly NewVersion[]): Promise<void> {
  for (let start = 0; start < versions.length; start += 200) {
    await trx
      .insertInto('itemVersion')
      .values(versions.slice(start, start + 200))
      .execute();
  }
}

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
export async function findVersionContent(db: Db, item: VersionedItem): Promise<Buffer | undefined> {
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
