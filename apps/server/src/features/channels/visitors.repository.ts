import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Finds the stored variables of a visitor, as JSON text; undefined for a new visitor. */
export async function findVisitor(trx: Db, teamId: TeamId, visitorHash: Buffer): Promise<string | undefined> {
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
  visitor: { teamId: TeamId; projectId: ProjectId; visitorHash: Buffer; userValues: string },
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

/** Deletes a visitor and all stored text of their conversations. */
export async function deleteVisitor(trx: Db, teamId: TeamId, visitorHash: Buffer): Promise<void> {
  await trx.deleteFrom('channelVisitor').where('teamId', '=', teamId).where('visitorHash', '=', visitorHash).execute();
  await deleteText(trx, teamId, { visitorHash });
}

/** Deletes the text and the visitor from analytics events; the anonymous counts stay. */
export async function deleteText(
  trx: Db,
  teamId: TeamId,
  by: { readonly sessionHash: Buffer } | { readonly visitorHash: Buffer },
): Promise<void> {
  const query = trx
    .updateTable('channelEvent')
    .set({ said: null, answered: null, textUntil: null, visitorHash: null })
    .where('teamId', '=', teamId);
  await (
    'sessionHash' in by
      ? query.where('sessionHash', '=', by.sessionHash)
      : query.where('visitorHash', '=', by.visitorHash)
  ).execute();
}
