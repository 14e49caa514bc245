import type { ProjectId, TeamId, JsonObject, JsonText } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

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

/** Stores the variables of a visitor for their next conversation. */
export async function storeVisitor(
  trx: Db,
  visitor: { teamId: TeamId; projectId: ProjectId; visitorHash: Buffer; userValues: JsonText<JsonObject> },
): Promise<void> {
  await trx
    .insertInto('channelVisitor')
    .values(visitor)
    .onConflict((conflict) =>
      conflict
        .column('visitorHash')
        .doUpdateSet({ userValues: visitor.userValues, seenAt: sql<Date>`now()` })
        .where('channelVisitor.teamId', '=', visitor.teamId),
    )
    .execute();
}
