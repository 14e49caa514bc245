import { analyticCalls, type BodyOf } from '@confab/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { findRangeFault, type DayRange } from './filters/days.ts';
import { saveFile } from '../../platform/save-file.ts';

export type AnalyticRequest = BodyOf<typeof analyticCalls.retrieve>;

/** The result of a view, with the days it is about; nothing is loaded for days that cannot be shown. */
export function useAnalyticData(body: AnalyticRequest) {
  const api = useApi();
  const { from, to } = body;
  // Stays while the result of other days is loading, as the result of the days before does.
  const [range, setRange] = useState<DayRange>({ from, to });
  const query = useQuery({
    enabled: findRangeFault(body) === undefined,
    queryKey: [analyticCalls.retrieve.path, body],
    queryFn: ({ signal }) => api.call(analyticCalls.retrieve, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (query.isSuccess && !query.isPlaceholderData && (range.from !== from || range.to !== to)) setRange({ from, to });
  return { ...query, range };
}

/** The turns of a conversation; undefined closes it. */
export function useConversation(request: AnalyticRequest, conversation: string | undefined) {
  const api = useApi();
  const body: AnalyticRequest = {
    ...request,
    view: 'correspondence',
    ...(conversation !== undefined && { conversation }),
  };
  return useQuery({
    queryKey: [analyticCalls.retrieve.path, body],
    queryFn: ({ signal }) => api.call(analyticCalls.retrieve, { body }, { signal }),
    enabled: conversation !== undefined,
  });
}

/** What filters can choose from, by the view `detail` without filters. */
export function useFilterOptions(body: AnalyticRequest) {
  const api = useApi();
  const { data } = useQuery({
    enabled: findRangeFault(body) === undefined,
    queryKey: [analyticCalls.retrieve.path, body],
    queryFn: ({ signal }) => api.call(analyticCalls.retrieve, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
  return data;
}

/** The projects of all teams of the person. */
export function useAnalyticProjects() {
  const api = useApi();
  return useQuery(createQuery(api, analyticCalls.listProjects, {}));
}

/** Exports a view as a file of comma-separated values. */
export function useExportData() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: AnalyticRequest) => api.call(analyticCalls.exportData, { body }),
    onSuccess: (text, { view, from, to }) =>
      saveFile({ fileName: `${view}-${from}-${to}.csv`, mediaType: 'text/csv', text: `\uFEFF${text}` }),
  });
}
