import { mediaCalls, type ResultOf } from '@confab/contracts';
import { isGuid, type TeamId } from '@confab/model';
import { fillAssetAddress, type AssetId, type AudioFormat, type ImageSize } from '@confab/model/media';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';

/** The addresses of a team's files for elements of a page; undefined for what is not a file. */
export interface AssetAddresses {
  readonly getImageUrl: (assetId: string, size?: ImageSize) => string | undefined;
  /** As mp3 by default, which every browser plays. */
  readonly getAudioUrl: (assetId: string, format?: AudioFormat) => string | undefined;
  /** The file as it was uploaded. */
  readonly getFileUrl: (assetId: string) => string | undefined;
}

type Ticket = ResultOf<typeof mediaCalls.createTicket>;

/** A ticket is valid for ten minutes; a new one is asked for two minutes before its end. */
const renewAfterMs = 8 * 60_000;

/** Whether a text is the id of an asset, rather than an address that an author typed. */
export function isAssetId(text: string): text is AssetId {
  return isGuid(text);
}

/** The query of a team's ticket for reading files in a page. */
export function createTicketQuery(api: ApiClient, teamId: TeamId) {
  return queryOptions({
    queryKey: [mediaCalls.createTicket.path, teamId],
    queryFn: async ({ signal }) => {
      const ticket = await api.call(mediaCalls.createTicket, { body: { teamId, scope: 'read' } }, { signal });
      // One id for each ticket: an address stays the same while it is shown.
      return createAddresses(ticket, crypto.randomUUID());
    },
    staleTime: renewAfterMs,
    refetchInterval: renewAfterMs,
  });
}

/** Fills the address templates of a ticket (A7.87). */
function createAddresses({ imageAddress, audioAddress }: Ticket, randomId: string): AssetAddresses {
  const fill = (template: string, assetId: string, form: { imageSize?: ImageSize; audioFormat?: AudioFormat }) =>
    isGuid(assetId) ? fillAssetAddress(template, { assetId: assetId.toLowerCase(), randomId, ...form }) : undefined;
  return {
    getImageUrl: (assetId, imageSize) => fill(imageAddress, assetId, imageSize === undefined ? {} : { imageSize }),
    getAudioUrl: (assetId, audioFormat = 'mp3') => fill(audioAddress, assetId, { audioFormat }),
    getFileUrl: (assetId) => fill(audioAddress, assetId, { audioFormat: 'original' }),
  };
}

/** Used while there is no ticket: every address is undefined. */
export const noAddresses: AssetAddresses = {
  getImageUrl: () => undefined,
  getAudioUrl: () => undefined,
  getFileUrl: () => undefined,
};

/**
 * The addresses of a team's files; without addresses until the ticket has arrived.
 *
 * @param enabled whether a file is shown; without one no ticket is asked for
 */
export function useAssetAddresses(teamId: TeamId, enabled = true): AssetAddresses {
  const api = useApi();
  const query = useMemo(() => createTicketQuery(api, teamId), [api, teamId]);
  const { data = noAddresses } = useQuery({ ...query, enabled });
  return data;
}

/** Returns a function that gives a team's files other addresses, for after a content was replaced. */
export function useRefreshAddresses(teamId: TeamId): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: [mediaCalls.createTicket.path, teamId] }),
    [client, teamId],
  );
}
