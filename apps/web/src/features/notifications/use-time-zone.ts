import { profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { queryOf } from '../../api/query-of.ts';

/** The time zone that the account says it is in; undefined until it is known. */
export function useTimeZone(): string | undefined {
  const api = useApi();
  const { data } = useQuery({ ...queryOf(api, profileCalls.getDetails, {}), staleTime: Number.POSITIVE_INFINITY });
  return data?.account.timezone;
}
