import { limits, type ProjectId, type TeamId, type WorkflowId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';

/** Stores the limits of every team and of every project. @param teamBytes 0 for no limit of teams. */
export async function storeLimits(
  db: Db,
  teamBytes: number,
  projectBytes: number = limits.projectBytesMax,
): Promise<void> {
  const stored = { bytes: teamBytes === 0 ? null : teamBytes, projectBytes };
  await db
    .insertInto('teamQuota')
    .values({ isOnly: true, ...stored })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(stored))
    .execute();
}

/** Lets the rest of a transaction write to a full team; for deletions, whose events take some bytes. */
export async function ignoreQuota(trx: Db): Promise<void> {
  await sql`select set_config('confab.ignores_quota', 'on', true)`.execute(trx);
}

/** Lets the next statements of a transaction pass the limit of a project, for a caller that compares their result with it. */
export async function countLater(trx: Db, isLater: boolean): Promise<void> {
  await sql`select set_config('confab.project_is_later', ${isLater ? 'on' : ''}, true)`.execute(trx);
}

/** The bytes that a team stores, and its limit: its own or the default; undefined without a limit. */
export async function findTeamStorage(db: Db, teamId: TeamId) {
  const usage = await db.selectFrom('teamUsage').select('bytes').where('teamId', '=', teamId).executeTakeFirst();
  const own = await db.selectFrom('teamLimit').select('bytes').where('teamId', '=', teamId).executeTakeFirst();
  const quota = await db.selectFrom('teamQuota').select('bytes').executeTakeFirst();
  return { usedBytes: usage?.bytes ?? 0, allowedBytes: own?.bytes ?? quota?.bytes ?? undefined };
}

/** Sets the limit of a team. @param bytes undefined for the limit of every team */
export async function storeTeamLimit(db: Db, teamId: TeamId, bytes: number | undefined): Promise<void> {
  if (bytes === undefined) {
    await db.deleteFrom('teamLimit').where('teamId', '=', teamId).execute();
    return;
  }
  await db
    .insertInto('teamLimit')
    .values({ teamId, bytes })
    .onConflict((conflict) => conflict.column('teamId').doUpdateSet({ bytes }).where('teamLimit.teamId', '=', teamId))
    .execute();
}

/**
 * The bytes of the values of a project's items, and the limit of a project. Triggers count them, so this is cheap.
 *
 * @param projectId undefined for a new project
 */
export async function findProjectStorage(db: Db, teamId: TeamId, projectId: ProjectId | undefined) {
  const quota = await db.selectFrom('teamQuota').select('projectBytes').executeTakeFirst();
  const allowedBytes = quota?.projectBytes ?? undefined;
  if (projectId === undefined) return { usedBytes: 0, allowedBytes };
  const usage = await db
    .selectFrom('projectUsage')
    .select('bytes')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return { usedBytes: usage?.bytes ?? 0, allowedBytes };
}

/** The bytes of the values of a workflow and its nodes, or of a llama and its pages, without reading the values. */
export async function countWorkflowBytes(db: Db, teamId: TeamId, workflowId: WorkflowId): Promise<number> {
  const { bytes } = await db
    .selectFrom('item')
    .select(sql<number>`coalesce(sum(octet_length(draft)), 0)::bigint`.as('bytes'))
    .where('teamId', '=', teamId)
    .where((is) => is.or([is('id', '=', workflowId), is('workflowId', '=', workflowId)]))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}
