import { createHash } from 'node:crypto';
import { getAddressKey } from '../http/limits/limiter.ts';
import type { Services } from '../services.ts';
import { addRepeats, type AuditEntry } from '../core/audit/audit.repository.ts';

const hourMs = 3_600_000;

/**
 * Counts a failure, such as a wrong password, in one line of the audit trail an hour for the same action, account,
 * session and address. Every count is a single statement, including the first.
 */
export async function countInAudit({ db, now }: Pick<Services, 'db' | 'now'>, entry: AuditEntry): Promise<void> {
  const { action, accountId = null, sessionId = null, objectId = null, ip } = entry;
  const kind = [Math.floor(now() / hourMs), action, accountId, sessionId, objectId, getAddressKey(ip)];
  const key = createHash('sha256').update(JSON.stringify(kind)).digest();
  await addRepeats(db, entry, { key, count: 1 });
}
