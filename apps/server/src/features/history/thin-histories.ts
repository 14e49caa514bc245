import type { ProjectId } from '@confab/model';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { runSteps } from '../../scheduling/run-steps.ts';
import type { Services } from '../../services.ts';
import { listProjectsToThin, thinBatch, type ProjectToThin } from './thinning.repository.ts';

/**
 * Thins the histories of all projects beyond a number of days.
 *
 * Edits of drafts are deleted, and so are all versions that an item got within one day (UTC) but the last. Kept are:
 * who saved what and when, the first and the current version, versions with a description or in a release, and the last
 * ones before a rollback, so that one can still go back to the last point of each day. Each statement thins a limited
 * part and records how far it got, so an interrupted run is continued by the next one. A project that fails is left to
 * the next run.
 */
export async function thinHistories(
  db: Services['db'],
  days: number,
  isStopped: () => boolean = () => false,
): Promise<void> {
  // Retention applies to the projects of all teams.
  const all = acrossTeams(db);
  await runSteps(async (runStep) => {
    let after: ProjectId | undefined;
    do {
      const projects = await listProjectsToThin(all, days, after);
      for (const project of projects)
        if (project.isDue) await runStep(`project ${project.projectId}`, () => thin(project));
      after = projects.at(-1)?.projectId;
    } while (after !== undefined && !isStopped());
  });

  async function thin(project: ProjectToThin) {
    while (!isStopped() && !(await thinBatch(all, project, days)));
  }
}
