import { feedbackCalls } from '@confab/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

export const pageSize = 20;

/** A page of the feedback, newest first; pages are numbered from 0. */
export function useFeedback(page: number) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, feedbackCalls.listFeedback, { page, pageSize }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the crash reports, newest first; pages are numbered from 0. */
export function useCrashReports(page: number) {
  const api = useApi();
  return useQuery({
    ...createQuery(api, feedbackCalls.listCrashReports, { page, pageSize }),
    placeholderData: keepPreviousData,
  });
}
