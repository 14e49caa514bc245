import { createSetPasswordMail, createVerificationMail } from '../../../mail/account-mails.ts';
import { queueMail } from '../../../mail/outbox.repository.ts';
import { createNewAddressMail } from '../../../mail/security-mails.ts';
import type { Db, Services } from '../../../services.ts';
import type { AccountRow } from '../accounts.repository.ts';
import { issueTicket, revokeTickets } from '../tickets.repository.ts';

type Addressee = Pick<AccountRow, 'id' | 'email' | 'passwordHash' | 'recoveryEmail'>;

/** Mails a link that proves the address of an account; links mailed before stop working. */
export async function sendVerification(
  trx: Db,
  services: Pick<Services, 'config' | 'newId' | 'newSecret'>,
  account: Addressee,
  frontendApp?: string,
): Promise<void> {
  const { id, email, passwordHash, recoveryEmail } = account;
  const { publicUrl } = services.config;
  await revokeTickets(trx, 'verifyEmail', id);
  const code = await issueTicket(trx, services, 'verifyEmail', { accountId: id, address: email });
  const isFirst = recoveryEmail === null;
  const write = passwordHash === null ? createSetPasswordMail : createVerificationMail;
  const mail = isFirst ? write(publicUrl, email, code, frontendApp) : createNewAddressMail(publicUrl, email, code);
  await queueMail(trx, services, mail);
}
