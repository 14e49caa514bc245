import type { AccountId, TeamId } from '@confab/model';
import { TooMany } from '../../http/limits/rate-limits.ts';
import type { Db, Services } from '../../services.ts';
import { countMailedInvitations } from './invitations.repository.ts';

const perDay = { team: 100, account: 200 } as const;
const waitSeconds = 3_600;

/**
 * Limits how many invitations a team or an account mails in a day, because the recipients did not ask for them
 * (TEAM-9). Counts in the database, so that the limit holds across processes and restarts.
 */
export async function assertMailAllowed(
  trx: Db,
  { config }: Pick<Services, 'config'>,
  { teamId, accountId, count }: { teamId: TeamId; accountId: AccountId; count: number },
): Promise<void> {
  const mailed = await countMailedInvitations(trx, teamId, accountId);
  const most = (limit: number) => Math.max(1, Math.round(limit * config.rateLimitFactor));
  if (mailed.team + count > most(perDay.team) || mailed.account + count > most(perDay.account)) {
    throw new TooMany(waitSeconds);
  }
}
