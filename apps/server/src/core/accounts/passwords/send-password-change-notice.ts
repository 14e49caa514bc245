import { formatTime } from '../../../mail/format-time.ts';
import { queueMail } from '../../../mail/outbox.repository.ts';
import { createPasswordChangedMail } from '../../../mail/security-mails.ts';
import type { Db, Services } from '../../../services.ts';
import type { AccountRow } from '../accounts.repository.ts';

/** The last address that was proven; undefined when none was. */
export function getProvenAddress({ recoveryEmail, isVerified, email }: AccountRow): string | undefined {
  return recoveryEmail ?? (isVerified ? email : undefined);
}

/** Mails the proven address that the password has changed (MAIL-5); an unproven address gets nothing. */
export async function sendPasswordChangeNotice(
  trx: Db,
  services: Pick<Services, 'config' | 'newId' | 'now'>,
  account: AccountRow,
): Promise<void> {
  const address = getProvenAddress(account);
  if (address === undefined) return;
  const mail = createPasswordChangedMail(services.config.publicUrl, address, formatTime(services.now()));
  await queueMail(trx, services, mail);
}
