import { notFound, type BodyOf, type towerCalls } from '@confab/contracts';
import { mebibyte } from '@confab/model';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { storeTeamLimit } from '../../core/quotas/quotas.repository.ts';
import type { Caller, Services } from '../../services.ts';
import { insertLimitChange } from './limit-changes.repository.ts';
import { isTeamThere } from './teams.repository.ts';

/**
 * Sets how much a team may store, or restores the default limit. A team that already stores more keeps its content and
 * can remove some, but not add any. The staff can see who set the limit.
 *
 * @throws not found
 */
export async function setTeamLimit(
  { db, newId }: Services,
  { email }: Caller,
  { teamId, megabytes }: BodyOf<typeof towerCalls.setTeamLimit>,
): Promise<null> {
  // The staff is in no team.
  if (!(await isTeamThere(acrossTeams(db), teamId))) throw notFound();
  const bytes = megabytes === null ? null : megabytes * mebibyte;
  await db.transaction().execute(async (trx) => {
    await storeTeamLimit(trx, teamId, bytes ?? undefined);
    await insertLimitChange(trx, { id: newId(), teamId, bytes, actorEmail: email });
  });
  return null;
}
