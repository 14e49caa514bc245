import { asProjectId } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Services } from '../../services.ts';

/** Purges items that were deleted 30 days ago and have nothing below them. @returns how many were purged. */
export function purgeDeletedBatch(db: Services['db'], limit: number): Promise<number> {
  return db.transaction().execute(async (plain) => {
    const trx = acrossTeams(plain);
    const due = await trx
      .selectFrom('item')
      .select('id')
      .where(sql<boolean>`item.deleted_at < now() - interval '30 days'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('item as below')
              .select('below.id')
              .whereRef('below.teamId', '=', 'item.teamId')
              .whereRef('below.id', '<>', 'item.id')
              .where(({ or, ref, eb }) =>
                or([eb(ref('item.id'), '=', ref('below.workflowId')), eb(ref('item.id'), '=', ref('below.projectId'))]),
              ),
          ),
        ),
      )
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    const projectIds = ids.map(asProjectId);
    if (ids.length === 0) return 0;
    // Both refer to a release, which is deleted with its project.
    await trx.deleteFrom('channelSession').where('projectId', 'in', projectIds).execute();
    await trx.deleteFrom('releaseStage').where('projectId', 'in', projectIds).execute();
    await trx.deleteFrom('item').where('id', 'in', ids).execute();
    return ids.length;
  });
}
