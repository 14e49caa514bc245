import { signedOut } from '@confab/contracts';
import { type SignIn, readJsonText } from '@confab/model';
import type { Db, Services } from '../../../services.ts';
import type { AccountRow } from '../accounts.repository.ts';
import { issueSessionTicket } from '../tickets.repository.ts';

/**
 * Builds the answer to a sign-in: the account, the session's token, and a fresh token for the hub.
 *
 * @throws signedOut for a session that was ended since the call began.
 */
export async function toSignIn(
  trx: Db,
  services: Pick<Services, 'newSecret'>,
  account: AccountRow,
  session: { sessionId: string; token: string },
): Promise<SignIn> {
  const { sessionId, token } = session;
  const signalRAccessToken = await issueSessionTicket(trx, services, 'hub', { accountId: account.id, sessionId });
  if (signalRAccessToken === undefined) throw signedOut();
  const settings = readJsonText(account.settings);
  return {
    token,
    tvAccountId: account.id,
    activeTeamId: account.activeTeamId,
    signalRAccessToken,
    onboarded: settings.Onboarded === 'false' ? 'false' : 'true',
    isVerified: account.isVerified,
    firstName: account.firstName,
    lastName: account.lastName,
    roles: account.roles,
    prefBrowserLayout: settings.PrefBrowserLayout ?? 'Details',
    prefScreenLayout: settings.PrefScreenLayout ?? '',
    prefBrowseFolder: settings.PrefBrowseFolder ?? '',
    email: account.email,
  };
}
