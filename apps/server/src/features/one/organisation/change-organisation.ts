import type { TeamId } from '@confab/model';
import { requirePermission } from '../../../access/require-permission.ts';
import { lockTeam } from '../../../core/projects/projects.repository.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { readPlaces, type Place } from './read-places.ts';

/** Changes the organisation tree of a team, one change at a time, and has its members reload the tree. */
export async function changeOrganisation<Result>(
  { db, hub }: Services,
  caller: Caller,
  teamId: TeamId,
  change: (trx: Db, places: readonly Place[]) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'project.edit');
    return change(trx, await readPlaces(trx, teamId));
  });
  hub.publish('organisationChanged', { teamId });
  return result;
}
