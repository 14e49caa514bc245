import { mediaCalls } from '@confab/contracts';
import type { Property } from '@confab/model';
import { findAssetKind, type AssetId } from '@confab/model/media';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { useEditingSession } from '../../../editing/index.ts';
import { createVersionAtQuery, FileTimeProvider, loadVersion, type FileTime } from '../../../media/asset-versions.ts';
import { ValueView } from '../../inputs/index.ts';
import classes from '../history.module.css';
import { WordDifference } from './word-difference.tsx';

/** The number of characters of a long text that are compared. */
const comparedLength = 20_000;
const fileProperty: Property = { name: 'File', type: 'Image' };

/** A file at a moment. */
interface FileSide {
  readonly assetId: AssetId;
  readonly time: FileTime;
}

interface FileDifferenceProps {
  readonly before: FileSide;
  readonly after: FileSide;
  readonly layout: 'side' | 'inline';
}

/** Two files, or one file at two moments: texts word by word, all others with the content of each side. */
export function FileDifference({ before, after, layout }: FileDifferenceProps) {
  const [earlier, later] = [useFileText(before), useFileText(after)];
  if (earlier === 'loading' || later === 'loading') return <Skeleton height={60} radius="sm" />;
  if (typeof earlier === 'object' && typeof later === 'object')
    return <WordDifference before={earlier.text} after={later.text} layout={layout} />;
  return (
    <div className={layout === 'side' ? classes.pair : undefined}>
      <div data-side="removed">
        <FileAt {...before} />
      </div>
      <div data-side="added">
        <FileAt {...after} />
      </div>
    </div>
  );
}

function FileAt({ assetId, time }: FileSide) {
  return (
    <FileTimeProvider value={time}>
      <ValueView property={fileProperty} value={assetId} />
    </FileTimeProvider>
  );
}

/** The text of a file at a moment; 'none' for a file that is not a text, and for one that cannot be read. */
function useFileText({ assetId, time }: FileSide): { readonly text: string } | 'loading' | 'none' {
  const api = useApi();
  const { teamId } = useEditingSession();
  const asset = { teamId, assetId };
  const metadata = useQuery(createQuery(api, mediaCalls.metadata, asset));
  const preview = findAssetKind(metadata.data?.name ?? '')?.preview;
  const isText = preview !== undefined && preview !== 'image' && preview !== 'audio';
  const version = useQuery({ ...createVersionAtQuery(api, teamId, assetId, time), enabled: isText });
  const number = version.data === undefined || version.data === 'gone' ? undefined : version.data.number;
  const text = useQuery({
    queryKey: ['comparedText', teamId, assetId, number],
    queryFn: async ({ signal }) =>
      (await (await loadVersion(api, { ...asset, version: number ?? 0 }, { signal })).text()).slice(0, comparedLength),
    enabled: number !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  if (metadata.isPending) return 'loading';
  if (!isText || version.data === 'gone' || version.isError || text.isError) return 'none';
  return text.data === undefined ? 'loading' : { text: text.data };
}
