import { mediaCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { downloadAsset } from '../../media/download-asset.ts';
import type { ImageEditorProps } from '../../media/media-modals.ts';

/** The content of a picture that is loaded for editing. */
interface LoadedPicture {
  /** The address of the content in this page; undefined while it is loading and after a failure. */
  readonly url: string | undefined;
  /** Why it could not be loaded. */
  readonly failure: string | undefined;
  readonly loadAgain: () => void;
}

/** Loads the content of an asset each time that it is opened, because others may have replaced it. */
export function usePicture({ teamId, assetId }: Pick<ImageEditorProps, 'teamId' | 'assetId'>): LoadedPicture {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [mediaCalls.contents.path, teamId, assetId],
    queryFn: async ({ signal }) => URL.createObjectURL(await downloadAsset(api, { teamId, assetId }, signal)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => URL.revokeObjectURL(data ?? ''), [data]);
  return { url: data, failure: error?.message, loadAgain: () => void refetch() };
}
