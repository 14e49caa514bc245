import type { TeamId } from '@confab/model';
import { can } from '@confab/access';
import { missCalls, teamCalls, type BodyOf } from '@confab/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';

export type MissesRequest = BodyOf<typeof missCalls.list>;

/** What a project did not understand in a range. */
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

/** Whether the person may edit projects of the team; false until that is known. */
export function useCanEditProjects(teamId: TeamId): boolean {
  const api = useApi();
  const { data } = useQuery(createQuery(api, teamCalls.listMine, {}));
  const mine = data?.find((team) => team.teamId === teamId && !team.invitePending);
  return mine !== undefined && can(mine.permission, 'project.edit');
}
