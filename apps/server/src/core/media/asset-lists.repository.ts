import type { TeamId } from '@confab/model';
import type { AssetFolderId } from '@confab/model/media';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { countFolderAssets } from './asset-counts.repository.ts';
import { selectAssets, type AssetRow } from './assets.repository.ts';

/** How a list of files is sorted, and which part of it is read. */
export interface AssetPage {
  readonly sortBy: 'name' | 'size' | 'type' | 'dateModified';
  readonly isDescending: boolean;
  readonly skip: number;
  readonly take: number;
  /** With a dot; undefined for all. */
  readonly extensions: readonly string[] | undefined;
}

/** A pattern of LIKE over the names of files, or over their keys, ignoring upper and lower case. */
export interface NamePattern {
  readonly column: 'name' | 'nameKey';
  readonly pattern: string;
}

/** A page of a folder. */
export interface FolderPage extends AssetPage {
  /** Only files whose names match; undefined for all. */
  readonly named: NamePattern | undefined;
}

export const assetSortColumns = {
  name: 'sortKey',
  size: 'bytes',
  type: 'extension',
  dateModified: 'updatedAt',
} as const;

/**
 * A page of the files of a folder, with the number of files in all pages.
 *
 * A page after the middle is read from the end of the list, so that the last page costs no more than the first.
 */
export async function listFolderAssets(
  db: Db,
  teamId: TeamId,
  folderId: AssetFolderId | null,
  page: FolderPage,
): Promise<{ readonly rows: readonly AssetRow[]; readonly total: number }> {
  const { extensions, named, isDescending, skip } = page;
  const selected = selectAssets(db, teamId)
    .where('place', '=', folderId ?? teamId)
    .$if(extensions !== undefined, (query) =>
      query.where(sql<boolean>`extension = any(${[...(extensions ?? [])]}::text[])`),
    )
    .$if(named !== undefined, (query) => query.where(named?.column ?? 'name', 'like', named?.pattern ?? ''));
  const countNamed = () =>
    selected
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const total = named ? (await countNamed()).count : await countFolderAssets(db, teamId, folderId, extensions);
  const take = Math.min(page.take, total - skip);
  if (take <= 0) return { rows: [], total };
  const behind = total - skip - take;
  const isFromEnd = behind < skip;
  const rows = await selected
    .orderBy(assetSortColumns[page.sortBy], isDescending === isFromEnd ? 'asc' : 'desc')
    .$if(page.sortBy !== 'name', (query) => query.orderBy('sortKey', isFromEnd ? 'desc' : 'asc'))
    .offset(isFromEnd ? behind : skip)
    .limit(take)
    .execute();
  return { rows: isFromEnd ? rows.toReversed() : rows, total };
}

/** What a search looks for: a pattern of LIKE over name keys. */
export interface AssetSearch {
  readonly pattern: string;
  /** The folders that are searched; undefined for the whole library. */
  readonly folderIds: readonly AssetFolderId[] | undefined;
  readonly extensions: readonly string[] | undefined;
  readonly limit: number;
}

export function searchAssets(db: Db, teamId: TeamId, search: AssetSearch): Promise<AssetRow[]> {
  const { folderIds, extensions } = search;
  return selectAssets(db, teamId)
    .where('nameKey', 'like', search.pattern)
    .$if(folderIds !== undefined, (query) =>
      query.where(sql<boolean>`folder_id = any(${[...(folderIds ?? [])]}::uuid[])`),
    )
    .$if(extensions !== undefined, (query) =>
      query.where(sql<boolean>`extension = any(${[...(extensions ?? [])]}::text[])`),
    )
    .orderBy('sortKey')
    .limit(search.limit)
    .execute();
}
