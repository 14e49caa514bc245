import { teamCalls } from '@confab/contracts';
import type { Flavour, TeamMembership } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../live/live-context.tsx';
import { setActiveTeam, useSession } from '../../session/session-store.ts';

const projects = { queryKey: ['projects'] };

/**
 * Changes the active team. The new team is shown at once (P4.30) and reverted when the server rejects it (P4.32).
 *
 * Afterwards the projects are reloaded from scratch (P4.31). The live connection follows the active team automatically.
 */
export function useChangeTeam(frontendApp: Flavour) {
  const api = useApi();
  const live = useLive();
  const queries = useQueryClient();
  const [, go] = useLocation();

  async function change({ teamId, description, permission }: TeamMembership) {
    const previous = useSession.getState().activeTeam;
    const { connectionId } = live;
    // A pending answer still contains the previous team.
    await queries.cancelQueries(projects);
    setActiveTeam({ teamId, teamName: description, permissions: permission });
    try {
      const query = { teamId, frontendApp, ...(connectionId ? { signalRConnectionId: connectionId } : {}) };
      setActiveTeam(await api.call(teamCalls.setActive, { query }));
    } catch (error) {
      setActiveTeam(previous);
      throw error;
    }
    go('/');
    void queries.resetQueries(projects);
  }

  return useMutation({ mutationFn: change });
}
