import { isAdmin } from '@confab/access';
import { notFound } from '@confab/contracts';
import type { AccountId, TeamId } from '@confab/model';
import { afterCommit } from '../../db/transact.ts';
import type { Db, Services } from '../../services.ts';
import { findMembers, type MemberRow } from './members.repository.ts';
import { lockTeamName } from './teams.repository.ts';

/** A team, locked until the end of the transaction. */
export interface LockedTeam {
  readonly teamId: TeamId;
  readonly name: string;
  readonly members: readonly MemberRow[];
}

/**
 * Locks a team. Every change of its members or its existence takes this lock first, so that the second of two
 * simultaneous changes sees the first; this keeps at least one Admin.
 */
export async function lockTeam(trx: Db, teamId: TeamId): Promise<LockedTeam> {
  const name = await lockTeamName(trx, teamId);
  if (name === undefined) throw notFound();
  return { teamId, name, members: await findMembers(trx, teamId) };
}

/** Lists the Admins of a team except one account. */
export function listAdminIds({ members }: LockedTeam, except?: AccountId): AccountId[] {
  return members.filter((member) => isAdmin(member) && member.accountId !== except).map(({ accountId }) => accountId);
}

/** Makes the clients of the members and of other accounts reload teams and members, after the commit. */
export function publishTeamChange(
  { hub }: Services,
  trx: Db,
  { teamId, members }: LockedTeam,
  others: readonly AccountId[] = [],
): void {
  const concerned = new Set([...members.map(({ accountId }) => accountId), ...others]);
  afterCommit(trx, () => hub.publish('teamsChanged', { teamId }, [...concerned]));
}
