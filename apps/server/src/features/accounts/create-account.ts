import { invalid } from '@confab/contracts';
import { checkCreateAccount, emailKey, isAcceptablePassword, signInMessages } from '@confab/identity';
import { isCommonPassword } from '@confab/identity/common-passwords';
import { alreadyRegisteredMail } from '../../mail/account-mails.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Db, Services } from '../../services.ts';
import { findAccountByKey, insertAccount, insertTeam } from './accounts.repository.ts';
import { hashPassword } from './hash-password.ts';
import { sendVerification } from './send-verification.ts';

interface Registration {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account, unverified, with a team of its own, and mails the link that verifies it.
 *
 * For an address that is taken nothing changes, least of all the password: a verified owner is told by
 * mail, an unverified one gets a fresh link. The answer is the same, so it tells a stranger nothing.
 */
export async function createAccount(services: Services, { email, password }: Registration): Promise<null> {
  const fault = checkCreateAccount({ email, password, hasAcceptedTerms: true });
  const key = emailKey(email);
  if (fault || !key) throw invalid(fault?.message ?? signInMessages.emailInvalid);
  if (!isAcceptablePassword(password, { email, isCommon: isCommonPassword }))
    throw invalid(signInMessages.passwordWeak);
  const passwordHash = await hashPassword(password);

  await services.db.transaction().execute(async (trx) => {
    const accountId = services.newId();
    const team = { id: services.newId(), name: firstTeamName(email) };
    const account = { id: accountId, email, emailKey: key, passwordHash, activeTeamId: team.id };
    if (!(await insertAccount(trx, account))) return remindOwner(trx, services, key);
    await insertTeam(trx, team, accountId);
    await sendVerification(trx, services, { id: accountId, email });
  });
  return null;
}

async function remindOwner(trx: Db, services: Services, key: string) {
  const owner = await findAccountByKey(trx, key);
  if (!owner) return;
  if (owner.isVerified) await queueMail(trx, services, alreadyRegisteredMail(services.config.publicUrl, owner.email));
  else await sendVerification(trx, services, owner);
}

function firstTeamName(email: string) {
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, 40);
  return `${name}'s team`;
}
