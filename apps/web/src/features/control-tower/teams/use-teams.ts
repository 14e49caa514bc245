import { towerCalls, type BodyOf } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { pageSize } from '../use-reports.ts';

/** A page of the teams whose name begins with a text, or of the newest. */
export function useTeams(search: string, page: number) {
  return useQuery({
    ...createQuery(useApi(), towerCalls.teams, { page, pageSize, ...(search !== '' && { search }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The members and projects of a team. */
export function useTeamDetails(teamId: TeamId) {
  return useQuery({ ...createQuery(useApi(), towerCalls.team, { teamId }), staleTime: 0 });
}

/** Sets how much a team may store; then the list of teams and the changes of its limit show it. */
export function useSetTeamLimit() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof towerCalls.setTeamLimit>) => api.call(towerCalls.setTeamLimit, { body }),
    onSettled: () =>
      Promise.all(
        [towerCalls.teams, towerCalls.team].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
