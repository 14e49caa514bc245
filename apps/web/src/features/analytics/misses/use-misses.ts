import { missCalls, type BodyOf } from '@confab/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';

export type MissesRequest = BodyOf<typeof missCalls.list>;

/** The utterances that a project did not understand in a range. */
export function useMisses(body: MissesRequest) {
  const api = useApi();
  return useQuery({
    queryKey: [missCalls.list.path, body],
    queryFn: ({ signal }) => api.call(missCalls.list, { body }, { signal }),
  });
}

/** Ignores utterances or stops ignoring them, and has the lists of misses fetched again. */
export function useSetIgnored({ teamId, projectId }: Pick<MissesRequest, 'teamId' | 'projectId'>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly texts: readonly string[]; readonly isIgnored: boolean }) =>
      api.call(missCalls.setIgnored, { body: { teamId, projectId, ...change, texts: [...change.texts] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [missCalls.list.path] }),
  });
}
