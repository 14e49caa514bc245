import { notFound } from '@confab/contracts';
import type { AccountId, TeamId } from '@confab/model';
import { afterCommit } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';
import { findMembers, type MemberRow } from './members.repository.ts';
import { lockTeamName } from './teams.repository.ts';

/** A team that nobody else changes until the end of the transaction. */
export interface LockedTeam {
  readonly teamId: TeamId;
  readonly name: string;
  readonly members: readonly MemberRow[];
}

/**
 * Holds a team: whatever changes who is in it, or whether it is there, does this first, so that of two such
 * changes the second sees what the first made of it. That is why there is always an Admin.
 */
export async function lockTeam(trx: Db, teamId: TeamId): Promise<LockedTeam> {
  const name = await lockTeamName(trx, teamId);
  if (name === undefined) throw notFound();
  return { teamId, name, members: await findMembers(trx, teamId) };
}

/** The Admins of a team, without somebody who need not be told. */
export function listAdminIds({ members }: LockedTeam, except?: AccountId): AccountId[] {
  return members
    .filter(({ permission, accountId }) => permission === 'Admin' && accountId !== except)
    .map(({ accountId }) => accountId);
}

/** Has everybody in a team, and others it concerns, read teams and members again once this is committed. */
export function publishTeamChange(
  { hub }: Services,
  trx: Db,
  { teamId, members }: LockedTeam,
  others: readonly AccountId[] = [],
): void {
  const concerned = new Set([...members.map(({ accountId }) => accountId), ...others]);
  afterCommit(trx, () => hub.publishTeamsChanged(teamId, [...concerned]));
}
