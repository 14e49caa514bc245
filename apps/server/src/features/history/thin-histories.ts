import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Services } from '../../services.ts';
import { listProjectsToThin, thinBatch } from './thinning.repository.ts';

/**
 * Thins the histories of all projects beyond a number of days.
 *
 * Edits of drafts go, and of the versions that an item got within one day (UTC) all but the last. Kept are: who saved
 * what and when, the first and the current version, versions with a description or in a release, and the last ones
 * before a rollback, so that the last point of each day can still be gone back to. Each statement thins a limited part
 * and records how far it got, so an interrupted run is continued by the next one.
 */
export async function thinHistories(
  db: Services['db'],
  days: number,
  isStopped: () => boolean = () => false,
): Promise<void> {
  // Retention applies to the projects of all teams.
  const all = acrossTeams(db);
  while (!isStopped()) {
    const projects = await listProjectsToThin(all, days);
    if (projects.length === 0) return;
    for (const project of projects) while (!isStopped() && !(await thinBatch(all, project, days)));
  }
}
