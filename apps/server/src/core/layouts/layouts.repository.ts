import { type GraphLayout, type WorkflowId, type TeamId, readJsonText, toJsonText } from '@confab/model';
import { sql } from 'kysely';
import { listBatches } from '../../db/batches/list-batches.ts';
import type { Db } from '../../services.ts';

/** The positions of a workflow's nodes; empty when none was stored. */
export async function findLayout(db: Db, teamId: TeamId, workflowId: WorkflowId): Promise<GraphLayout> {
  const row = await db
    .selectFrom('graphLayout')
    .select('positions')
    .where('teamId', '=', teamId)
    .where('workflowId', '=', workflowId)
    .executeTakeFirst();
  const positions = row ? readJsonText(row.positions) : [];
  return { workflowId, positions };
}

/** Stores the layouts of workflows that have none. */
export async function insertLayouts(trx: Db, teamId: TeamId, layouts: readonly GraphLayout[]): Promise<void> {
  const rows = layouts.map(({ workflowId, positions }) => ({ workflowId, teamId, positions: toJsonText(positions) }));
  for (const batch of listBatches(rows, ({ positions }) => positions.length))
    await trx.insertInto('graphLayout').values(batch).execute();
}

/** Replaces a workflow's layout. */
export async function saveLayout(trx: Db, teamId: TeamId, { workflowId, positions }: GraphLayout): Promise<void> {
  const text = toJsonText(positions);
  await trx
    .insertInto('graphLayout')
    .values({ workflowId, teamId, positions: text })
    .onConflict((conflict) =>
      conflict
        .column('workflowId')
        .doUpdateSet({ positions: text, updatedAt: sql<Date>`now()` })
        .where('graphLayout.teamId', '=', teamId),
    )
    .execute();
}
