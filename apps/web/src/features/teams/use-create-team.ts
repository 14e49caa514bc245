import { teamCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { newId } from '../../platform/new-id.ts';
import { reloadFailedProjects } from '../../session/use-team-changes.ts';

/**
 * Creates a team by its name.
 *
 * The client chooses the id (P7.22) and keeps it until the server rejects it. When an answer was lost, a retry
 * conflicts with the team of the first try, which is then found among the caller's teams, so that only one team is
 * created.
 */
export function useCreateTeam() {
  const api = useApi();
  const queries = useQueryClient();
  const teamId = useRef<TeamId>(newId());
  const list = createQuery(api, teamCalls.listMine, {});

  async function create(teamName: string) {
    try {
      await api.call(teamCalls.create, { query: { teamId: teamId.current, teamName } });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'conflict') throw error;
      const mine = await queries.fetchQuery({ ...list, staleTime: 0 });
      if (mine.some((team) => team.teamId === teamId.current && !team.invitePending)) return;
      teamId.current = newId();
      throw error;
    }
  }

  return useMutation({
    mutationFn: create,
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: list.queryKey }), reloadFailedProjects(queries)]),
  });
}
