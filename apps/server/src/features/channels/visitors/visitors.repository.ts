import { type ProjectId, type TeamId, type JsonObject, type JsonText, readJsonText, toJsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../../services.ts';

/** Finds the stored variables of a visitor; undefined for a new visitor. */
export async function findVisitor(
  trx: Db,
  teamId: TeamId,
  visitorHash: Buffer,
): Promise<JsonText<JsonObject> | undefined> {
  const row = await trx
    .selectFrom('channelVisitor')
    .select('userValues')
    .where('teamId', '=', teamId)
    .where('visitorHash', '=', visitorHash)
    .executeTakeFirst();
  return row?.userValues;
}

/** A visitor of one assistant. */
interface Visitor {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly visitorHash: Buffer;
}

/**
 * Changes the variables of a visitor for their next conversation. The row is locked from reading to writing, so that no
 * conversation of the visitor overwrites what another one stores.
 */
export async function changeVisitor(
  trx: Db,
  visitor: Visitor,
  change: (stored: JsonObject) => JsonObject,
): Promise<void> {
  const found = await lockUserValues(trx, visitor);
  if (found === undefined && (await insertVisitor(trx, visitor, toJsonText(change({}))))) return;
  const stored = found ?? (await lockUserValues(trx, visitor));
  const userValues = toJsonText(change(stored === undefined ? {} : readJsonText(stored)));
  await trx
    .updateTable('channelVisitor')
    .set({ userValues, seenAt: sql<Date>`now()` })
    .where('teamId', '=', visitor.teamId)
    .where('visitorHash', '=', visitor.visitorHash)
    .execute();
}

async function lockUserValues(trx: Db, { teamId, visitorHash }: Visitor): Promise<JsonText<JsonObject> | undefined> {
  const row = await trx
    .selectFrom('channelVisitor')
    .select('userValues')
    .where('teamId', '=', teamId)
    .where('visitorHash', '=', visitorHash)
    .forUpdate()
    .executeTakeFirst();
  return row?.userValues;
}

/** @returns false when another conversation has stored the visitor first */
async function insertVisitor(trx: Db, visitor: Visitor, userValues: JsonText<JsonObject>): Promise<boolean> {
  const inserted = await trx
    .insertInto('channelVisitor')
    .values({ ...visitor, userValues })
    .onConflict((conflict) => conflict.column('visitorHash').doNothing())
    .returning('visitorHash')
    .executeTakeFirst();
  return inserted !== undefined;
}
