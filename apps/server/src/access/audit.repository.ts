import type { AccountId, TeamId } from '@confab/model';
import { sql } from 'kysely';
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

/** Adds refusals of one kind: a row at the first, which later ones only count in. */
export async function addRefusals(
  db: Db,
  entry: AuditEntry,
  { key, count }: { readonly key: Buffer; readonly count: number },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      accountId: null,
      sessionId: null,
      teamId: null,
      objectId: null,
      ...entry,
      refusalKey: key,
      repeats: count,
    })
    .onConflict((conflict) =>
      conflict
        .column('refusalKey')
        .doUpdateSet({ repeats: sql`audit.repeats + excluded.repeats`, lastAt: sql<Date>`now()` }),
    )
    .execute();
}
