import type { AccountId, TeamId } from '@confab/model';
import { TooMany } from '../../http/rate-limits.ts';
import type { Db, Services } from '../../services.ts';
import { countMailedInvitations } from './invitations.repository.ts';

const perDay = { team: 100, account: 200 } as const;
const waitSeconds = 3_600;

/**
 * Refuses to mail more invitations in a day than a team or an account may: an invitation is a mail to somebody
 * who did not ask for one (TEAM-9). Counted in the database, so that it holds over processes and restarts.
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
