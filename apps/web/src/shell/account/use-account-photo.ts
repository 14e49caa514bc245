import { photoAddress, profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/** The address of the account's profile photo; undefined without one. */
export function useAccountPhoto(): string | undefined {
  const api = useApi();
  const details = useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  return photoAddress(details.data?.account.profilePhotoAssetId ?? '');
}
