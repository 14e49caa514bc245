import { mediaCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { loadAsset } from '../../media/load-asset.ts';
import type { ImageEditorProps } from '../../media/media-modals.ts';
import type { Message } from '../../words/message.ts';

/** The content of a picture that is loaded for editing. */
interface LoadedPicture {
  /** The address of the content in this page; undefined while it is loading and after a failure. */
  readonly url: string | undefined;
  /** The version that is edited. */
  readonly version: number | undefined;
  /** Why it could not be loaded. */
  readonly failure: Message | undefined;
  readonly loadAgain: () => void;
}

/** Loads the content of an asset each time that it is opened, because others may have replaced it. */
export function usePicture({ teamId, assetId }: Pick<ImageEditorProps, 'teamId' | 'assetId'>): LoadedPicture {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [mediaCalls.contents.path, teamId, assetId],
    queryFn: async ({ signal }) => {
      const { content, version } = await loadAsset(api, { teamId, assetId }, signal);
      return { url: URL.createObjectURL(content), version };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => () => URL.revokeObjectURL(data?.url ?? ''), [data]);
  return { url: data?.url, version: data?.version, failure: error ?? undefined, loadAgain: () => void refetch() };
}
