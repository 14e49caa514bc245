import { assetVersionCalls, assetVersionsPageSize } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetId, ImageSize } from '@confab/model/media';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import type { AssetRef } from './download-asset.ts';

/** A version of a file. */
export interface VersionRef extends AssetRef {
  readonly version: number;
}

/**
 * The content of a version, which never changes.
 *
 * @param imageSize of a picture; undefined for the file as it was uploaded
 */
export function useVersionContent(ref: VersionRef, imageSize?: ImageSize) {
  const api = useApi();
  const { teamId, assetId, version } = ref;
  return useQuery({
    queryKey: [assetVersionCalls.contents.path, teamId, assetId, version, imageSize],
    queryFn: ({ signal }) => loadVersion(api, ref, { imageSize, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

/** Loads the content of a version. Fails with an `ApiFailure` whose message can be shown. */
export async function loadVersion(
  api: ApiClient,
  { teamId, assetId, version }: VersionRef,
  { imageSize, signal }: { readonly imageSize?: ImageSize | undefined; readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  let loaded = new Blob();
  const query = { teamId, assetId, version, ...(imageSize === undefined ? {} : { imageSize }) };
  await api.call(
    assetVersionCalls.contents,
    { query },
    { ...(signal ? { signal } : {}), onContent: (content) => (loaded = content) },
  );
  return loaded;
}

/** A moment as UTC text; undefined is now. */
export type FileTime = string | undefined;

const FileTimeContext = createContext<FileTime>(undefined);

/** Sets the moment whose contents the views of files below show. */
export const FileTimeProvider = FileTimeContext.Provider;

/** The moment whose contents a view of a file shows. */
export const useFileTime = (): FileTime => useContext(FileTimeContext);

/** The version that a file had at a moment; 'gone' if it is no longer kept. */
export type VersionAt = { readonly number: number; readonly isNewest: boolean } | 'gone';

/** The query of the version that a file had at a moment. */
export function createVersionAtQuery(api: ApiClient, teamId: TeamId, assetId: AssetId, time: FileTime) {
  const asset = { teamId, assetId };
  return queryOptions({
    queryKey: [assetVersionCalls.list.path, teamId, assetId, 'at', time ?? 'now'],
    queryFn: ({ signal }) => findVersionAt(api, asset, time, signal),
    staleTime: 0,
  });
}

async function findVersionAt(api: ApiClient, asset: AssetRef, time: FileTime, signal: AbortSignal): Promise<VersionAt> {
  const at = time === undefined ? Number.POSITIVE_INFINITY : Date.parse(time);
  let newest: number | undefined;
  for (let skip = 0, total = 1; skip < total; skip += assetVersionsPageSize) {
    const page = await api.call(assetVersionCalls.list, { query: { ...asset, skip } }, { signal });
    total = page.total;
    newest ??= page.versions[0]?.number;
    const found = page.versions.find(({ number, createdUtc }) => number === 1 || Date.parse(createdUtc) <= at);
    if (found) return { number: found.number, isNewest: found.number === newest };
  }
  return 'gone';
}
