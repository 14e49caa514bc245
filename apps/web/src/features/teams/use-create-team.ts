import { teamCalls } from '@confab/contracts';
import { teamIdSchema } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

const newTeamId = () => teamIdSchema.parse(crypto.randomUUID());

/**
 * Makes a team by its name.
 *
 * The id is ours (P7.22) and stays the same until the server has refused it. So a try whose answer was lost and that
 * is made again makes one team, not two: the second finds the id taken, and taken by a team of ours.
 */
export function useCreateTeam() {
  const api = useApi();
  const queries = useQueryClient();
  const teamId = useRef(newTeamId());
  const list = createQuery(api, teamCalls.listMine, {});

  async function create(teamName: string) {
    try {
      await api.call(teamCalls.create, { query: { teamId: teamId.current, teamName } });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'conflict') throw error;
      const mine = await queries.fetchQuery({ ...list, staleTime: 0 });
      if (mine.some((team) => team.teamId === teamId.current && !team.invitePending)) return;
      teamId.current = newTeamId();
      throw error;
    }
  }

  return useMutation({
    mutationFn: create,
    onSuccess: () => queries.invalidateQueries({ queryKey: list.queryKey }),
  });
}
