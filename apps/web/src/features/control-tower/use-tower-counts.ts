import { towerCalls } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

const refreshMs = 60_000;

/** The number of entries that wait for the staff, by tab; counted again every minute. */
export function useTowerCounts() {
  return useQuery({ ...createQuery(useApi(), towerCalls.counts, {}), refetchInterval: refreshMs, staleTime: 0 });
}
