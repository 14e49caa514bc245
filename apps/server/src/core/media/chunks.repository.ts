import type { AccountId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** An upload in several requests. */
export interface ChunkOwner {
  readonly teamId: TeamId;
  readonly accountId: AccountId;
  readonly uploadKey: string;
}

export interface ChunkRow {
  readonly id: string;
  readonly place: number;
  readonly bytes: number;
}

/** Stores a chunk. @returns the id of the one that it replaces */
export async function insertChunk(
  db: Db,
  { id, place, bytes, ...owner }: ChunkOwner & ChunkRow,
): Promise<string | undefined> {
  const existing = await selectChunks(db, owner).where('place', '=', place).select('id').executeTakeFirst();
  await db
    .insertInto('assetChunk')
    .values({ ...owner, id, place, bytes })
    .onConflict((conflict) =>
      conflict
        .columns(['teamId', 'accountId', 'uploadKey', 'place'])
        .doUpdateSet({ id, bytes })
        .where('assetChunk.teamId', '=', owner.teamId),
    )
    .execute();
  return existing?.id;
}

/**
 * Reserves the chunks of an upload for the request that joins them, in one statement: of two requests that send the
 * last chunk at once, one gets them.
 *
 * @param takenKey the key of the chunks from now on, under which nothing else finds them
 */
export async function takeChunks(db: Db, owner: ChunkOwner, takenKey: string): Promise<ChunkRow[]> {
  const { teamId, accountId, uploadKey } = owner;
  const rows = await db
    .updateTable('assetChunk')
    .set({ uploadKey: takenKey })
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .where('uploadKey', '=', uploadKey)
    .returning(['id', 'place', 'bytes'])
    .execute();
  return rows.toSorted((a, b) => a.place - b.place);
}

/** The bytes of the chunks of all unfinished uploads of a team. */
export async function sumChunks(db: Db, teamId: TeamId): Promise<number> {
  const { bytes } = await db
    .selectFrom('assetChunk')
    .where('teamId', '=', teamId)
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Number of the other unfinished uploads of an account to a team. */
export async function countOtherUploads(db: Db, { teamId, accountId, uploadKey }: ChunkOwner): Promise<number> {
  const { count } = await db
    .selectFrom('assetChunk')
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .where('uploadKey', '!=', uploadKey)
    .select(sql<number>`count(distinct upload_key)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The keys of the unfinished uploads of an account that begin with the key of a file and a slash. */
export async function listUploadKeys(
  db: Db,
  { teamId, accountId }: Omit<ChunkOwner, 'uploadKey'>,
  fileKey: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('assetChunk')
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .where('uploadKey', 'like', `${fileKey}/%`)
    .where('uploadKey', 'not like', '% %')
    .select('uploadKey')
    .distinct()
    .execute();
  return rows.map(({ uploadKey }) => uploadKey);
}

export function listChunks(db: Db, owner: ChunkOwner): Promise<ChunkRow[]> {
  return selectChunks(db, owner).select(['id', 'place', 'bytes']).orderBy('place').execute();
}

export async function deleteChunks(db: Db, { teamId, accountId, uploadKey }: ChunkOwner): Promise<void> {
  await db
    .deleteFrom('assetChunk')
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .where('uploadKey', '=', uploadKey)
    .execute();
}

function selectChunks(db: Db, { teamId, accountId, uploadKey }: ChunkOwner) {
  return db
    .selectFrom('assetChunk')
    .where('teamId', '=', teamId)
    .where('accountId', '=', accountId)
    .where('uploadKey', '=', uploadKey);
}
