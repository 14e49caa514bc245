import type { AccountId, TeamId } from '@confab/model';
import type { AssetFolderId } from '@confab/model/media';
import { sql, type RawBuilder } from 'kysely';
import { keptSince } from '../../db/upkeep/kept-deletions.ts';
import type { Db } from '../../services.ts';
import { shownEmail } from '../accounts/addresses/shown-address.repository.ts';
import type { FolderRow } from './folder-tree.ts';

/** Deleted files that are still kept. */
const isKept = sql<boolean>`deleted_at > ${keptSince}`;

/** A file or folder that was deleted on its own, not with a folder that contained it. */
export interface DeletionRow {
  readonly id: string;
  readonly isFile: boolean;
  readonly name: string;
  readonly parentId: AssetFolderId | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: AccountId | null;
  readonly deletionId: string | null;
  /** Of a file; 0 for a folder. */
  readonly bytes: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** Which deletions are read. */
type DeletionChoice =
  /** A page of the list, latest deletion first, or deletions by their ids. */
  { readonly skip: number; readonly take: number } | { readonly ids: readonly string[] };

/** Lists deletions. A deletion is represented by its file, or by the folder that contains all else that it deleted. */
export async function listDeletions(db: Db, teamId: TeamId, choice: DeletionChoice): Promise<DeletionRow[]> {
  const folders = await db
    .selectFrom('assetFolder')
    .leftJoin('account', 'account.id', 'assetFolder.deletedBy')
    .leftJoin('assetFolder as parent', (join) =>
      join
        .onRef('parent.teamId', '=', 'assetFolder.teamId')
        .onRef('parent.id', '=', 'assetFolder.parentId')
        .onRef('parent.deletionId', '=', 'assetFolder.deletionId'),
    )
    .where('assetFolder.teamId', '=', teamId)
    .where(sql<boolean>`asset_folder.deleted_at > ${keptSince}`)
    .where('parent.id', 'is', null)
    .$if('ids' in choice, (query) => query.where(isAnyOf(sql`asset_folder.id`, choice)))
    .$if('take' in choice, (query) => query.limit(getLimit(choice)))
    .select([
      'assetFolder.id',
      'assetFolder.name',
      'assetFolder.parentId',
      'assetFolder.deletedAt',
      'assetFolder.deletedBy',
      'assetFolder.deletionId',
      sql<number>`0`.as('bytes'),
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .orderBy('assetFolder.deletedAt', 'desc')
    .orderBy('assetFolder.id')
    .execute();
  const files = await db
    .selectFrom('asset')
    .leftJoin('account', 'account.id', 'asset.deletedBy')
    .leftJoin('assetFolder as parent', (join) =>
      join
        .onRef('parent.teamId', '=', 'asset.teamId')
        .onRef('parent.id', '=', 'asset.folderId')
        .onRef('parent.deletionId', '=', 'asset.deletionId'),
    )
    .where('asset.teamId', '=', teamId)
    .where(sql<boolean>`asset.deleted_at > ${keptSince}`)
    .where('parent.id', 'is', null)
    .$if('ids' in choice, (query) => query.where(isAnyOf(sql`asset.id`, choice)))
    .$if('take' in choice, (query) => query.limit(getLimit(choice)))
    .select([
      'asset.id',
      'asset.name',
      'asset.folderId as parentId',
      'asset.deletedAt',
      'asset.deletedBy',
      'asset.deletionId',
      'asset.bytes',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .orderBy('asset.deletedAt', 'desc')
    .orderBy('asset.id')
    .execute();
  const rows = [
    ...folders.map((row) => ({ ...row, isFile: false })),
    ...files.map((row) => ({ ...row, isFile: true })),
  ].toSorted((one, other) => (other.deletedAt?.getTime() ?? 0) - (one.deletedAt?.getTime() ?? 0));
  return 'ids' in choice ? rows : rows.slice(choice.skip, choice.skip + choice.take);
}

function isAnyOf(column: RawBuilder<unknown>, choice: DeletionChoice) {
  const ids = 'ids' in choice ? [...choice.ids] : [];
  return sql<boolean>`${column} = any(${ids}::uuid[])`;
}

/** How many folders, and how many files, have to be read: the page may consist of either kind alone. */
function getLimit(choice: DeletionChoice): number {
  return 'ids' in choice ? choice.ids.length : choice.skip + choice.take;
}

/** The deleted files of a folder that were deleted together. */
export interface DeletedFiles {
  readonly folderId: AssetFolderId | null;
  readonly deletionId: string | null;
  readonly fileCount: number;
  readonly bytes: number;
}

/** Number and bytes of the deleted files, by their folder and deletion. */
export function sumDeletedFiles(db: Db, teamId: TeamId): Promise<DeletedFiles[]> {
  return db
    .selectFrom('asset')
    .select(({ fn }) => [
      'folderId',
      'deletionId',
      fn.countAll<number>().as('fileCount'),
      sql<number>`sum(bytes)::bigint`.as('bytes'),
    ])
    .where('teamId', '=', teamId)
    .where(isKept)
    .groupBy(['folderId', 'deletionId'])
    .execute();
}

/** A folder of a team, deleted or not. */
export interface AnyFolderRow extends FolderRow {
  readonly deletedAt: Date | null;
  readonly deletionId: string | null;
}

/** All folders of a team, deleted ones as well. */
export function listAllFolders(db: Db, teamId: TeamId): Promise<AnyFolderRow[]> {
  return db
    .selectFrom('assetFolder')
    .select(['id', 'parentId', 'name', 'createdAt', 'updatedAt', 'deletedAt', 'deletionId'])
    .where('teamId', '=', teamId)
    .execute();
}

/** The names of the files in these folders that were deleted with them. */
export async function listDeletedNames(
  trx: Db,
  teamId: TeamId,
  deletionId: string,
  folderIds: readonly AssetFolderId[],
): Promise<string[]> {
  if (folderIds.length === 0) return [];
  const rows = await trx
    .selectFrom('asset')
    .select('name')
    .where('teamId', '=', teamId)
    .where('deletionId', '=', deletionId)
    .where(sql<boolean>`folder_id = any(${[...folderIds]}::uuid[])`)
    .execute();
  return rows.map(({ name }) => name);
}

/** Makes everything that a team deleted as old as the sweep deletes. */
export async function expireDeletions(trx: Db, teamId: TeamId): Promise<void> {
  const expired = { deletedAt: sql<Date>`now() - interval '31 days'` };
  await trx.updateTable('asset').set(expired).where('teamId', '=', teamId).where('deletedAt', 'is not', null).execute();
  await trx
    .updateTable('assetFolder')
    .set(expired)
    .where('teamId', '=', teamId)
    .where('deletedAt', 'is not', null)
    .execute();
}
