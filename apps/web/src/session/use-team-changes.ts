import { teamCalls, updateEvents } from '@confab/contracts';
import type { TeamMembership } from '@confab/model';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { createQuery } from '../api/create-query.ts';
import { setActiveTeam, useSession } from './session-store.ts';
import type { LiveClient } from '../live/live-client.ts';
import { coalesceRuns } from '../live/coalesce-runs.ts';
import { onEventsMissed } from '../live/on-events-missed.ts';

/**
 * Reloads teams and members when the hub reports a change, and after a lost connection, which may have missed one.
 */
export function useTeamChanges(client: LiveClient): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = coalesceRuns(() => refreshTeams(api, queries));
    const stopHearing = client.onUpdate(updateEvents.teamsChanged.name, refresh);
    const stopWatching = onEventsMissed(client, refresh);
    return () => {
      stopHearing();
      stopWatching();
    };
  }, [api, queries, client]);
}

/** Loads the projects that could not be listed again: a person who was in no team may be in one by now. */
export function reloadFailedProjects(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ queryKey: ['projects'], predicate: ({ state }) => state.status === 'error' });
}

async function refreshTeams(api: ApiClient, queries: QueryClient) {
  const [mine] = await Promise.all([
    queries.fetchQuery({ ...createQuery(api, teamCalls.listMine, {}), staleTime: 0 }),
    queries.invalidateQueries({ queryKey: [teamCalls.listMembers.path] }),
  ]);
  await followActiveTeam(mine, queries);
}

/** Updates name and permission of the active team. A person who has left it gets another one with the next projects. */
async function followActiveTeam(mine: readonly TeamMembership[], queries: QueryClient) {
  const { activeTeam } = useSession.getState();
  if (!activeTeam) return reloadFailedProjects(queries);
  const now = mine.find((team) => team.teamId === activeTeam.teamId && !team.invitePending);
  if (!now) {
    setActiveTeam(undefined);
    return queries.resetQueries({ queryKey: ['projects'] });
  }
  const isSame = now.description === activeTeam.teamName && now.permission === activeTeam.permissions;
  if (isSame) return;
  setActiveTeam({ teamId: now.teamId, teamName: now.description, permissions: now.permission });
  return queries.invalidateQueries({ queryKey: ['projects'] });
}
