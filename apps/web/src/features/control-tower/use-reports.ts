import { feedbackCalls, towerCalls, type BodyOf, type QueryOf } from '@confab/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

export const pageSize = 20;

/** Which reports are asked for; pages are numbered from 0. */
export type AskedReports = Pick<QueryOf<typeof feedbackCalls.listFeedback>, 'state' | 'search'> & {
  readonly page: number;
};

/** A page of the feedback, newest first. */
export function useFeedback(asked: AskedReports) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, feedbackCalls.listFeedback, { ...asked, pageSize }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the crash reports, newest first. */
export function useCrashReports(asked: AskedReports) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, feedbackCalls.listCrashReports, { ...asked, pageSize }),
    placeholderData: keepPreviousData,
  });
}

/** Marks a report as new, seen or closed; then the lists and the counts show it. */
export function useReportState() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof feedbackCalls.setState>) => api.call(feedbackCalls.setState, { body }),
    onSettled: () =>
      Promise.all(
        [feedbackCalls.listFeedback, feedbackCalls.listCrashReports, towerCalls.counts].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
