import { verificationMail } from '../../mail/account-mails.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import type { Db, Services } from '../../services.ts';
import { issueTicket, revokeTickets } from './tickets.ts';

/** Mails a link that verifies an address; links mailed before stop working. */
export async function sendVerification(
  trx: Db,
  services: Services,
  account: { id: string; email: string },
): Promise<void> {
  await revokeTickets(trx, 'verifyEmail', account.id);
  const code = await issueTicket(trx, services, 'verifyEmail', { accountId: account.id });
  await queueMail(trx, services, verificationMail(services.config.publicUrl, account.email, code));
}
