import type { AccountId, TeamId } from '@confab/model';
import type { Caller } from '../../services.ts';

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
