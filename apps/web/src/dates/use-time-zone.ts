import { profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.tsx';
import { createQuery } from '../api/create-query.ts';

/** The time zone of the account; undefined until it is loaded. */
export function useTimeZone(): string | undefined {
  const api = useApi();
  const { data } = useQuery({ ...createQuery(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  return data?.account.timezone;
}
