import { teamCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/** The teams of the signed-in account, open invitations included. */
export function useMyTeams() {
  return useQuery(createQuery(useApi(), teamCalls.listMine, {}));
}

/** The members of a team, pending invitations included. */
export function useMembers(teamId: TeamId) {
  return useQuery(createQuery(useApi(), teamCalls.listMembers, { teamId }));
}

/** The bytes that a team stores, for its Admins. */
export function useTeamStorage(teamId: TeamId) {
  return useQuery({ ...createQuery(useApi(), teamCalls.getStorage, { teamId }), staleTime: 0 });
}

/** Answers an invitation, then reloads the list of teams (P4.25, P4.26). */
export function useInvitationAnswers() {
  const api = useApi();
  const queries = useQueryClient();
  const list = { queryKey: [teamCalls.listMine.path] };
  return useMutation({
    mutationFn: ({ teamInvitationId, isAccepted }: { teamInvitationId: string; isAccepted: boolean }) =>
      api.call(isAccepted ? teamCalls.acceptInvitation : teamCalls.rejectInvitation, { body: { teamInvitationId } }),
    onSuccess: () => queries.invalidateQueries(list),
    // The invitation may have been answered elsewhere, so the list is reloaded; the error does not wait for it.
    onError: () => void queries.invalidateQueries(list),
  });
}
