import { teamCalls } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '../../../api/api-context.tsx';
import { getCurrentFlavour } from '../../../session/current-flavour.ts';
import { setActiveTeam, useSession } from '../../../session/session-store.ts';
import { useOpenSite } from '../../../session/use-open-site.ts';
import { projectListKey } from '../../projects/index.ts';

/** Opens a Pro project of a team, which becomes the active one, at the Pro site. */
export function useOpenProProject(): (teamId: TeamId, projectId: ProjectId) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const openSite = useOpenSite();
  const [, go] = useLocation();
  return async (teamId, projectId) => {
    if (teamId !== useSession.getState().activeTeam?.teamId) {
      setActiveTeam(await api.call(teamCalls.setActive, { query: { teamId } }));
      await queries.resetQueries({ queryKey: projectListKey });
    }
    const page = `/projects/${projectId}`;
    if (getCurrentFlavour(location) === 'pro') go(page);
    else await openSite('pro', page);
  };
}
