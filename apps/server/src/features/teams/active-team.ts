import { notFound } from '@confab/contracts';
import type { ActiveTeam, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findAccountTeam, listAccountTeams, setActiveTeamId } from './teams.repository.ts';

/** Makes a team the caller's active one and moves the caller's own connection to its events. */
export async function setActiveTeam(
  { db, hub }: Services,
  caller: Caller,
  teamId: TeamId,
  connectionId: string | undefined,
): Promise<ActiveTeam> {
  const team = await findAccountTeam(db, caller.accountId, teamId);
  if (!team) throw notFound();
  await setActiveTeamId(db, caller.accountId, teamId);
  if (connectionId) {
    if (caller.activeTeamId) await hub.unsubscribe(connectionId, caller.sessionId, caller.activeTeamId);
    await hub.subscribe(connectionId, caller.sessionId, teamId);
  }
  return team;
}

/**
 * Returns the caller's active team: the one chosen last, otherwise the first by name.
 *
 * @param shownTeamId the team that the page of the caller shows, which takes precedence over one chosen in another tab.
 */
export async function getActiveTeam({ db }: Services, caller: Caller, shownTeamId?: TeamId): Promise<ActiveTeam> {
  for (const teamId of [shownTeamId, caller.activeTeamId]) {
    const team = teamId && (await findAccountTeam(db, caller.accountId, teamId));
    if (team) return team;
  }
  const [first] = await listAccountTeams(db, caller.accountId);
  if (!first) throw notFound();
  return { teamId: first.teamId, teamName: first.description, permissions: first.permission };
}
