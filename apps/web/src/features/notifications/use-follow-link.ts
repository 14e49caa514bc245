import { teamCalls } from '@confab/contracts';
import { teamIdSchema } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { getCurrentFlavour } from '../../session/current-flavour.ts';
import { setActiveTeam, useSession } from '../../session/session-store.ts';
import { leaveWithGuard } from '../../leave-guard/leave-guard.ts';
import { useOpenSite } from '../../session/use-open-site.ts';
import { showToast } from '../../toasts/index.ts';
import { getFallback } from '../../words/message.ts';

const linkedSites = ['one', 'analytics', 'my', 'controltower'] as const;

/**
 * Follows the link of a notification to a page of a site. The team of the link becomes the active
 * team, because an authoring site shows the projects of the active team only. `onLeave` is called when the page is left, which
 * people with unsaved changes may decide against.
 */
export function useFollowLink(): (link: string, onLeave?: () => void) => void {
  const api = useApi();
  const queries = useQueryClient();
  const openSite = useOpenSite();
  const [, go] = useLocation();

  async function follow(link: string) {
    // Only path and query are used, so a link never leads to another site.
    const { pathname, searchParams } = new URL(link, 'http://link.invalid');
    const teamId = searchParams.get('team');
    // Links about Pro projects name no site.
    const site = linkedSites.find((name) => name === searchParams.get('site')) ?? 'pro';
    for (const name of ['team', 'site']) searchParams.delete(name);
    const page = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
    if (teamId !== null && teamId !== useSession.getState().activeTeam?.teamId) {
      setActiveTeam(await api.call(teamCalls.setActive, { query: { teamId: teamIdSchema.parse(teamId) } }));
      await queries.resetQueries({ queryKey: ['projects'] });
    }
    if (getCurrentFlavour(location) === site) go(page);
    else await openSite(site, page);
  }

  return (link, onLeave) =>
    leaveWithGuard(link, () => {
      onLeave?.();
      void follow(link).catch(showFailure);
    });
}

function showFailure(error: unknown) {
  showToast({ kind: 'error', text: error instanceof ApiFailure ? error : getFallback(teamCalls.setActive) });
}
