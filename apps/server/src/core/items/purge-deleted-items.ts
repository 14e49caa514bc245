import { sql } from 'kysely';
import { acrossTeams } from '../../db/team-net.ts';
import type { Services } from '../../services.ts';

/** A statement holds its rows while their versions go with them, so it takes no more than these. */
const batchSize = 200;
const mostBatches = 50;

/**
 * Removes for good what has been in the bin for 30 days, with its versions, events and releases.
 *
 * What is left over a run goes with the next. An item goes only when nothing hangs below it any more, so that
 * a large project goes from its nodes up.
 */
export async function purgeDeletedItems(db: Services['db']): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) if ((await purgeBatch(db)) === 0) return;
}

/** @returns how many went. */
function purgeBatch(db: Services['db']): Promise<number> {
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
                or([eb('below.workflowId', '=', ref('item.id')), eb('below.projectId', '=', ref('item.id'))]),
              ),
          ),
        ),
      )
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    // Both hold a release, which goes with its project.
    await trx.deleteFrom('channelSession').where('projectId', 'in', ids).execute();
    await trx.deleteFrom('releaseStage').where('projectId', 'in', ids).execute();
    await trx.deleteFrom('item').where('id', 'in', ids).execute();
    return ids.length;
  });
}
