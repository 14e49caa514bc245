import type { Caller, Services } from '../../services.ts';
import { sendVerification } from './send-verification.ts';

/** Mails the verification link again; nothing to do for a verified account. */
export async function resendVerification(services: Services, caller: Caller): Promise<null> {
  if (caller.isVerified) return null;
  await services.db
    .transaction()
    .execute((trx) => sendVerification(trx, services, { id: caller.accountId, email: caller.email }));
  return null;
}
