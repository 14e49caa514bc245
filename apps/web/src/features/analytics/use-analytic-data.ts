import { analyticCalls, type BodyOf } from '@confab/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { saveFile } from '../../platform/save-file.ts';

export type AnalyticRequest = BodyOf<typeof analyticCalls.retrieve>;

/** The result of a view. */
export function useAnalyticData(body: AnalyticRequest) {
  const api = useApi();
  return useQuery({
    queryKey: [analyticCalls.retrieve.path, body],
    queryFn: ({ signal }) => api.call(analyticCalls.retrieve, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
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
