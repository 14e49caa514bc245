import { profileCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { queryOf } from '../../api/query-of.ts';

/** The time zone that the account says it is in; undefined until it is known. */
export function useTimeZone(): string | undefined {
  return useQuery(queryOf(useApi(), profileCalls.getDetails, {})).data?.account.timezone;
}
