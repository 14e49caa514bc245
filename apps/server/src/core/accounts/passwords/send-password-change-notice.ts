import { formatTime } from '../../../mail/format-time.ts';
import { queueMail } from '../../../mail/outbox.repository.ts';
import { passwordChangedMail } from '../../../mail/security-mails.ts';
import type { Db, Services } from '../../../services.ts';
import type { AccountRow } from '../accounts.repository.ts';

/** The last address that the owner proved; undefined while none is. */
export function getProvenAddress({ recoveryEmail, isVerified, email }: AccountRow): string | undefined {
  return recoveryEmail ?? (isVerified ? email : undefined);
}

/** Tells the owner that the password is another now (MAIL-5); an address that nobody proved is told nothing. */
export async function sendPasswordChangeNotice(
  trx: Db,
  services: Pick<Services, 'config' | 'newId' | 'now'>,
  account: AccountRow,
): Promise<void> {
  const address = getProvenAddress(account);
  if (address === undefined) return;
  const mail = passwordChangedMail(services.config.publicUrl, address, formatTime(services.now()));
  await queueMail(trx, services, mail);
}
