import { emailKey } from '@confab/identity';
import type { AccountId, TeamId } from '@confab/model';
import { findAccountByKey } from '../../core/accounts/accounts.repository.ts';
import type { Caller, Db } from '../../services.ts';
import { listAccountTeams } from '../teams/index.ts';

/** The address of the demo account. */
export const demoEmail = 'demo@confab.example';
export const demoTeamName = 'Demo team';

/** The demo author as the caller of the use cases that create the data. */
export interface DemoCaller extends Caller {
  readonly teamId: TeamId;
}

export function toDemoCaller(accountId: AccountId, teamId: TeamId): DemoCaller {
  return {
    accountId,
    teamId,
    activeTeamId: teamId,
    sessionId: '',
    email: demoEmail,
    name: 'Demo Author',
    isVerified: true,
    roles: '',
  };
}

/** The demo author; undefined when the database has no demo team. */
export async function findDemoCaller(db: Db): Promise<DemoCaller | undefined> {
  const account = await findAccountByKey(db, emailKey(demoEmail) ?? demoEmail);
  const teams = account ? await listAccountTeams(db, account.id) : [];
  const team = teams.find(({ description }) => description === demoTeamName);
  return account && team && toDemoCaller(account.id, team.teamId);
}
