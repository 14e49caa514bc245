import type { AccountId, TeamId } from '@confab/model';
import type { Db } from '../services.ts';

/** One line of the audit trail; append-only. */
export interface AuditEntry {
  readonly id: string;
  readonly action: string;
  readonly accountId?: AccountId | null;
  readonly sessionId?: string | null;
  readonly teamId?: TeamId | null;
  readonly objectId?: string | null;
  /** HTTP status of the answer. */
  readonly result: number;
  readonly ip: string;
  readonly requestId: string;
}

export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({ accountId: null, sessionId: null, teamId: null, objectId: null, ...entry })
    .execute();
}
