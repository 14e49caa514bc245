import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { getMetadataKey, useAssetMetadata } from '../panel/use-asset-metadata.ts';
import { fitExpectedText } from './fit-expected-text.ts';

/** The metadata of an asset, and the request to transcribe it again (A2.104). Both fail with a message to show. */
export function useTranscript(teamId: string, assetId: string, expectedText = '') {
  const api = useApi();
  const queries = useQueryClient();
  // Both ids come from the server.
  const query = { teamId: teamId as TeamId, assetId: assetId as AssetId };
  const metadata = useAssetMetadata(teamId, assetId);
  const transcription = useMutation({
    mutationFn: () => {
      const text = fitExpectedText(expectedText);
      return api.call(mediaCalls.speechToTextFromAsset, {
        query: { ...query, ...(text === '' ? {} : { expectedText: text }) },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: getMetadataKey(teamId, assetId) }),
  });
  return { metadata, transcription };
}
