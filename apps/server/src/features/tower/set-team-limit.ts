import { notFound, type BodyOf, type towerCalls } from '@confab/contracts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { storeTeamLimit } from '../../core/quotas/quotas.repository.ts';
import type { Services } from '../../services.ts';
import { isTeamThere } from './teams.repository.ts';

const bytesInMegabyte = 1_048_576;

/**
 * Sets how much a team may store, or lets the limit of every team hold for it again. A team that stores more already keeps
 * its content and can remove some, and adds nothing.
 *
 * @throws not found
 */
export async function setTeamLimit(
  { db }: Services,
  { teamId, megabytes }: BodyOf<typeof towerCalls.setTeamLimit>,
): Promise<null> {
  // The staff is in no team.
  if (!(await isTeamThere(acrossTeams(db), teamId))) throw notFound();
  await storeTeamLimit(db, teamId, megabytes === null ? undefined : megabytes * bytesInMegabyte);
  return null;
}
