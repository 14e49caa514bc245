import { towerCalls, type BodyOf, type QueryOf } from '@confab/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { pageSize } from '../use-reports.ts';

const refreshMs = 15_000;

export type AskedJobs = Pick<QueryOf<typeof towerCalls.queue>, 'kind' | 'state'> & { readonly page: number };

/** A page of the queued jobs, newest first, asked again every 15 seconds while the page is shown. */
export function useJobs(asked: AskedJobs) {
  return useQuery({
    ...createQuery(useApi(), towerCalls.queue, { ...asked, pageSize }),
    staleTime: 0,
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
}

/** Retries or cancels a job; then the list and the counts show it. */
export function useJobActions() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [towerCalls.queue, towerCalls.counts].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    );
  type Job = BodyOf<typeof towerCalls.retryJob>;
  return {
    retry: useMutation({ mutationFn: (body: Job) => api.call(towerCalls.retryJob, { body }), onSettled }),
    cancel: useMutation({ mutationFn: (body: Job) => api.call(towerCalls.cancelJob, { body }), onSettled }),
  };
}
