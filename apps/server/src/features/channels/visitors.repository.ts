import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Who is known to an assistant, and what their variables hold, as JSON text; undefined for somebody new. */
export async function findVisitor(trx: Db, teamId: TeamId, visitorHash: Buffer): Promise<string | undefined> {
  const row = await trx
    .selectFrom('channelVisitor')
    .select('userValues')
    .where('teamId', '=', teamId)
    .where('visitorHash', '=', visitorHash)
    .executeTakeFirst();
  return row?.userValues;
}

/** Remembers somebody for their next conversation. */
export async function keepVisitor(
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

/** Forgets somebody, and what they have said wherever it is kept. */
export async function deleteVisitor(trx: Db, teamId: TeamId, visitorHash: Buffer): Promise<void> {
  await trx.deleteFrom('channelVisitor').where('teamId', '=', teamId).where('visitorHash', '=', visitorHash).execute();
  await forgetText(trx, teamId, { visitorHash });
}

/** Takes what was said out of what is counted; the counts stay, and are nobody's. */
export async function forgetText(
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
