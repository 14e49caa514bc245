import type { TeamId } from '@confab/model';
import { mediaCalls } from '@confab/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { LibraryClient, ListRequest } from './library-client.ts';

/** How many items one page of a list has. */
export const pageSize = 200;

/** The start of the keys of everything that changes with the files of a team. */
export const createLibraryKey = (teamId: TeamId) => ['mediaLibrary', teamId] as const;

/** A page of a list; pages count from 0. */
export function createPageQuery(client: LibraryClient, list: ListRequest, page: number) {
  return queryOptions({
    queryKey: [...createLibraryKey(list.teamId), 'list', list, page],
    queryFn: ({ signal }) => client.readPage(list, page * pageSize, pageSize, signal),
  });
}

/** The folders in a folder. */
export function createFoldersQuery(client: LibraryClient, folderId: string) {
  return queryOptions({
    queryKey: [...createLibraryKey(client.teamId), 'folders', folderId],
    queryFn: ({ signal }) => client.readFolders(folderId, signal),
  });
}

/** The key of the metadata of a file. */
export const createMetadataKey = (teamId: TeamId, assetId: string) =>
  [...createLibraryKey(teamId), mediaCalls.metadata.path, assetId] as const;

/** The key of the text of a file. */
export const createContentKey = (teamId: TeamId, assetId: string) =>
  [...createLibraryKey(teamId), mediaCalls.contents.path, assetId] as const;
