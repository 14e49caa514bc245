import { teamCalls } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { getFallback, type Message } from '../../words/message.ts';

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

/** Answers invitations, one or several at once, and reloads the list of teams after each (P4.25, P4.26). */
export function useInvitationAnswers() {
  const api = useApi();
  const queries = useQueryClient();
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly Message[]>([]);

  /** @returns whether the invitation is answered. */
  async function answer(teamInvitationId: string, isAccepted: boolean): Promise<boolean> {
    const call = isAccepted ? teamCalls.acceptInvitation : teamCalls.rejectInvitation;
    const reload = () => queries.invalidateQueries({ queryKey: [teamCalls.listMine.path] });
    // A failure stays while another invitation is being answered.
    if (pendingIds.length === 0) setFailures([]);
    setPendingIds((ids) => [...ids, teamInvitationId]);
    try {
      await api.call(call, { body: { teamInvitationId } });
      await reload();
      return true;
    } catch (error) {
      setFailures((others) => [...others, error instanceof ApiFailure ? error : getFallback(call)]);
      // The invitation may have been answered elsewhere, so the list is reloaded; the error does not wait for it.
      void reload();
      return false;
    } finally {
      setPendingIds((ids) => ids.filter((id) => id !== teamInvitationId));
    }
  }
  return { answer, pendingIds, failures };
}
