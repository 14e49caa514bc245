import { isAdmin } from '@confab/access';
import { emailKey } from '@confab/identity';
import type { AccountId, TeamMembership } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { findInvitationsFor } from './invitations.repository.ts';
import { listAccountTeams } from './teams.repository.ts';

/**
 * Lists the teams that the caller is invited to, then the caller's teams. Invitations are shown only to an account
 * with a verified address (TEAM-5).
 */
export async function listMyTeams({ db }: Services, caller: Caller): Promise<TeamMembership[]> {
  const key = caller.isVerified ? emailKey(caller.email) : undefined;
  const invited = key === undefined ? [] : await findInvitationsFor(db, key);
  const own = await listAccountTeams(db, caller.accountId);
  const ownIds = new Set(own.map(({ teamId }) => teamId));
  return [...invited.filter(({ teamId }) => !ownIds.has(teamId)), ...own];
}

/** Lists the teams of an account: all for the caller's own, otherwise those the caller is an Admin of (TEAM-12). */
export async function listTeamsOfUser({ db }: Services, caller: Caller, target: AccountId): Promise<TeamMembership[]> {
  const teams = await listAccountTeams(db, target);
  if (target === caller.accountId) return teams;
  const own = await listAccountTeams(db, caller.accountId);
  const managed = new Set(own.filter(isAdmin).map(({ teamId }) => teamId));
  return teams.filter(({ teamId }) => managed.has(teamId));
}
