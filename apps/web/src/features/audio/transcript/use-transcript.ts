import { mediaCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { assetIdSchema } from '@confab/model/media';
import { useMutationState, useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';
import { createAssetMetadataKey } from '../../../media/asset-keys.ts';
import { useAssetMetadata } from '../../../media/use-asset-metadata.ts';
import { fitExpectedText } from './fit-expected-text.ts';

interface TranscriptionRequest {
  readonly teamId: TeamId;
  readonly assetId: string;
  /** The expected text, as a hint. */
  readonly expectedText: string;
}

const getTranscriptionKey = (teamId: TeamId, assetId: string) => [
  mediaCalls.speechToTextFromAsset.path,
  teamId,
  assetId,
];

/** Requests the transcript of an audio, which all places that show the audio wait for (A2.104). */
export function useTranscribe(): (request: TranscriptionRequest) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (request) => {
    const transcription = queries.getMutationCache().build(queries, createTranscription(api, queries, request));
    // `useTranscript` shows the failure.
    transcription.execute(undefined).catch(() => undefined);
  };
}

function createTranscription(
  api: ApiClient,
  queries: QueryClient,
  { teamId, assetId, expectedText }: TranscriptionRequest,
): MutationOptions {
  return {
    mutationKey: getTranscriptionKey(teamId, assetId),
    mutationFn() {
      const text = fitExpectedText(expectedText);
      const query = { teamId, assetId: assetIdSchema.parse(assetId) };
      return api.call(mediaCalls.speechToTextFromAsset, {
        query: { ...query, ...(text === '' ? {} : { expectedText: text }) },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: createAssetMetadataKey(teamId, assetId) }),
  };
}

/** The metadata of an asset, and the state of its transcription. Both fail with a message to show. */
export function useTranscript(teamId: TeamId, assetId: string) {
  const asset = useAssetMetadata(teamId, assetId);
  const transcriptions = useMutationState({
    filters: { mutationKey: getTranscriptionKey(teamId, assetId), exact: true },
    select: ({ state: { status, error } }) => ({ isPending: status === 'pending', error }),
  });
  const latest = transcriptions.at(-1);
  return {
    asset,
    isTranscribing: transcriptions.some(({ isPending }) => isPending),
    transcriptionError: latest?.error ?? null,
  };
}
