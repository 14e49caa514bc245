import type { AccountId, TeamId } from '@confab/model';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';

/** One line of the audit trail; append-only. */
export interface AuditEntry {
  readonly id: string;
  readonly action: string;
  readonly accountId?: AccountId | null;
  /** Who did it, where that is not an account; by default the address of the account now. */
  readonly actorEmail?: string | null;
  readonly sessionId?: string | null;
  readonly teamId?: TeamId | null;
  readonly objectId?: string | null;
  /** By default the present name of the item, account or team with `objectId`. */
  readonly objectName?: string | null;
  /** HTTP status of the answer. */
  readonly result: number;
  readonly ip: string;
  readonly requestId: string;
}

const nobody = { accountId: null, sessionId: null, teamId: null, objectId: null };

/** Adds a line. Names and addresses are stored with it, because the line outlives its object. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { accountId, actorEmail, teamId, objectId, objectName } = entry;
  await db
    .insertInto('audit')
    .values({
      ...nobody,
      ...entry,
      actorEmail: actorEmail ?? findAddress(accountId),
      objectName: objectName ?? findName(teamId, objectId),
    })
    .execute();
}

/** A line with its names. */
export interface NamedAuditEntry extends AuditEntry {
  readonly actorEmail: string;
  readonly objectId: string;
  readonly objectName: string;
}

const linesPerStatement = 500;

/** Adds lines about several objects of one request. */
export async function writeNamedAudits(db: Db, entries: readonly NamedAuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += linesPerStatement)
    await db
      .insertInto('audit')
      .values(entries.slice(at, at + linesPerStatement).map((entry) => ({ ...nobody, ...entry })))
      .execute();
}

function findAddress(accountId: string | null | undefined): RawBuilder<string> | null {
  return accountId ? sql<string>`(select email from account where id = ${accountId})` : null;
}

function findName(teamId: TeamId | null | undefined, objectId: string | null | undefined): RawBuilder<string> | null {
  if (!objectId) return null;
  const other = sql<string>`coalesce((select email from account where id = ${objectId}), (select name from team where id = ${objectId}))`;
  if (!teamId) return other;
  return sql<string>`coalesce((select display_name from item where team_id = ${teamId} and id = ${objectId}), ${other})`;
}

/** Adds rows of one kind: a row at the first, which later ones only count in. */
export async function addRepeats(
  db: Db,
  entry: AuditEntry,
  { key, count }: { readonly key: Buffer; readonly count: number },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      ...nobody,
      ...entry,
      actorEmail: entry.actorEmail ?? findAddress(entry.accountId),
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
