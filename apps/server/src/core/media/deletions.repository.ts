import type { AccountId, TeamId } from '@confab/model';
import { findFreeName, toNameKey, type AssetFolderId, type AssetId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { shownEmail } from '../accounts/addresses/shown-address.repository.ts';
import { listTakenNames } from './folders.repository.ts';

/** Deleted files are kept for 30 days; older ones count as removed even before the sweep. */
const isKept = sql<boolean>`deleted_at > now() - interval '30 days'`;
const listedMax = 500;

/** A file or folder that was deleted by itself, not with a folder that contained it. */
export interface DeletionRow {
  readonly id: string;
  readonly isFile: boolean;
  readonly name: string;
  readonly parentId: AssetFolderId | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: AccountId | null;
  readonly deletionId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** What was deleted, latest deletion first: of each deletion the file, or the folder that contained all others. */
export async function listDeletions(db: Db, teamId: TeamId): Promise<DeletionRow[]> {
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
    .where(sql<boolean>`asset_folder.deleted_at > now() - interval '30 days'`)
    .where('parent.id', 'is', null)
    .select([
      'assetFolder.id',
      'assetFolder.name',
      'assetFolder.parentId',
      'assetFolder.deletedAt',
      'assetFolder.deletedBy',
      'assetFolder.deletionId',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .orderBy('assetFolder.deletedAt', 'desc')
    .limit(listedMax)
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
    .where(sql<boolean>`asset.deleted_at > now() - interval '30 days'`)
    .where('parent.id', 'is', null)
    .select([
      'asset.id',
      'asset.name',
      'asset.folderId as parentId',
      'asset.deletedAt',
      'asset.deletedBy',
      'asset.deletionId',
      'account.firstName',
      'account.lastName',
      shownEmail.as('email'),
    ])
    .orderBy('asset.deletedAt', 'desc')
    .limit(listedMax)
    .execute();
  return [...folders.map((row) => ({ ...row, isFile: false })), ...files.map((row) => ({ ...row, isFile: true }))]
    .toSorted((one, other) => (other.deletedAt?.getTime() ?? 0) - (one.deletedAt?.getTime() ?? 0))
    .slice(0, listedMax);
}

/** Number of files of each deletion, and their bytes. */
export async function sumDeletions(
  db: Db,
  teamId: TeamId,
): Promise<ReadonlyMap<string, { readonly fileCount: number; readonly bytes: number }>> {
  const rows = await db
    .selectFrom('asset')
    .select(({ fn }) => [
      'deletionId',
      fn.countAll<number>().as('fileCount'),
      sql<number>`sum(bytes)::bigint`.as('bytes'),
    ])
    .where('teamId', '=', teamId)
    .where(isKept)
    .groupBy('deletionId')
    .execute();
  return new Map(rows.map(({ deletionId, fileCount, bytes }) => [deletionId ?? '', { fileCount, bytes }]));
}

/** All folders of a team, deleted ones as well, for the paths of what was deleted. */
export function listAllFolders(db: Db, teamId: TeamId) {
  return db
    .selectFrom('assetFolder')
    .select(['id', 'parentId', 'name', 'createdAt', 'updatedAt', 'deletedAt'])
    .where('teamId', '=', teamId)
    .execute();
}

const alive = { deletedAt: null, deletedBy: null, deletionId: null };

/** Restores everything of a deletion. @returns the number of restored files and folders */
export async function restoreDeletion(trx: Db, teamId: TeamId, deletion: DeletionRow): Promise<number> {
  const { deletionId, id, isFile, parentId, name } = deletion;
  if (deletionId === null) return 0;
  const nameNow = await findRestoredName(trx, teamId, parentId, name);
  const root = { name: nameNow, nameKey: toNameKey(nameNow) };
  // The root gets its name first, because the index of names counts restored rows.
  if (isFile)
    await trx
      .updateTable('asset')
      .set(root)
      .where('teamId', '=', teamId)
      .where('id', '=', id as AssetId)
      .execute();
  else
    await trx
      .updateTable('assetFolder')
      .set(root)
      .where('teamId', '=', teamId)
      .where('id', '=', id as AssetFolderId)
      .execute();
  const folders = await trx
    .updateTable('assetFolder')
    .set(alive)
    .where('teamId', '=', teamId)
    .where('deletionId', '=', deletionId)
    .executeTakeFirst();
  const files = await trx
    .updateTable('asset')
    .set(alive)
    .where('teamId', '=', teamId)
    .where('deletionId', '=', deletionId)
    .executeTakeFirst();
  return Number(folders.numUpdatedRows + files.numUpdatedRows);
}

async function findRestoredName(
  trx: Db,
  teamId: TeamId,
  parentId: AssetFolderId | null,
  name: string,
): Promise<string> {
  for (let candidate = name, tried = 0; tried < listedMax; tried += 1) {
    if ((await listTakenNames(trx, teamId, parentId, [candidate])).size === 0) return candidate;
    let skipped = tried + 1;
    candidate = findFreeName(name, () => (skipped -= 1) > 0);
  }
  return `${name} (${teamId.slice(0, 8)})`;
}

/** Restores a deleted folder alone, as the place of what is restored in it. */
export async function restoreFolder(trx: Db, teamId: TeamId, id: AssetFolderId, name: string): Promise<void> {
  await trx
    .updateTable('assetFolder')
    .set({ ...alive, name, nameKey: toNameKey(name) })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .execute();
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
