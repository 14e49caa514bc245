import type { ItemSchema, JsonObject } from '@confab/model';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useEditingSession } from '../../../editing/index.ts';
import { createVersionAtQuery, type FileTime } from '../../../media/asset-versions.ts';
import { listFiles, type NamedFile } from './list-files.ts';

/** The moments whose files the two sides of a comparison show. */
export interface ComparedTimes {
  readonly before: FileTime;
  readonly after: FileTime;
}

interface ComparedDocuments {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** The files that both documents name, and whose content was replaced between the two moments. */
export function useReplacedFiles(
  { properties }: Pick<ItemSchema, 'properties'>,
  { before, after }: ComparedDocuments,
  times: ComparedTimes,
): readonly NamedFile[] {
  const api = useApi();
  const { teamId } = useEditingSession();
  const shared = useMemo(() => {
    if (times.before === times.after) return [];
    const earlier = listFiles(properties, before);
    return [...listFiles(properties, after).values()].filter(({ assetId }) => earlier.has(assetId));
  }, [properties, before, after, times.before, times.after]);
  const found = useQueries({
    queries: shared.flatMap(({ assetId }) => [
      createVersionAtQuery(api, teamId, assetId, times.before),
      createVersionAtQuery(api, teamId, assetId, times.after),
    ]),
  });
  return shared.filter((_file, index) => {
    const [earlier, later] = [found[2 * index]?.data, found[2 * index + 1]?.data];
    if (earlier === undefined || later === undefined) return false;
    const [first, second] = [earlier, later].map((version) => (version === 'gone' ? version : version.number));
    return first !== second;
  });
}
