import { towerCalls } from '@confab/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';

const refreshMs = 15_000;

/** The health of every part and the repeating jobs, asked again every 15 seconds while the page is shown. */
export function useHealth() {
  return useQuery({ ...createQuery(useApi(), towerCalls.health, {}), staleTime: 0, refetchInterval: refreshMs });
}

/** Starts a repeating job; then the page shows it. */
export function useRunJob() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.call(towerCalls.runJob, { body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [towerCalls.health.path] }),
  });
}
