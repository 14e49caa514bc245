import { photoAddress, profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.tsx';
import { queryOf } from '../api/query-of.ts';

/** Where the picture of whoever is signed in is; undefined while there is none. */
export function useAccountPhoto(): string | undefined {
  const api = useApi();
  const details = useQuery({ ...queryOf(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  return photoAddress(details.data?.account.profilePhotoAssetId ?? '');
}
