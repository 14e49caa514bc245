import { photoAddress, profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/** Where the picture of whoever is signed in is; undefined while there is none. */
export function useAccountPhoto(): string | undefined {
  const api = useApi();
  const details = useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  return photoAddress(details.data?.account.profilePhotoAssetId ?? '');
}
