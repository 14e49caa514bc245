import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import {
  isSameFiles,
  listCurrentFiles,
  listIdsInSteps,
  listReleaseFiles,
  type ReleaseFile,
} from '../../core/media/release-assets.repository.ts';
import { listStoredItems } from '../../core/releases/load-items.ts';
import { writeSourceInSteps } from '../../core/releases/parse-source.ts';
import { loadSavedItems, readReleaseSource } from '../../core/releases/programs.ts';
import type { StageRow } from '../../core/releases/releases.repository.ts';
import { toRunnableSource } from '../../core/releases/runnable.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import type { Db, Services } from '../../services.ts';

/** The last saves of a project, with the newest contents of the files that they name. */
export async function loadSaves(services: Services, db: Db, teamId: TeamId, projectId: ProjectId) {
  const source = toRunnableSource(listStoredItems(await loadSavedItems(services, db, teamId, projectId)));
  const text = await runInSlices(writeSourceInSteps(source));
  const ids = await runInSlices(listIdsInSteps(text));
  return { source, text, files: await listCurrentFiles(db, teamId, ids) };
}

/** The source of a release, with the contents of files that it shows. */
export async function loadRelease(db: Db, place: { readonly teamId: TeamId; readonly releaseId: ReleaseId }) {
  return { source: await readReleaseSource(db, place.releaseId), files: await listReleaseFiles(db, place) };
}

/** Whether all stages show these contents; a picture that was cropped or a sound that was cut is a reason to publish. */
export async function haveFiles(db: Db, teamId: TeamId, stages: readonly StageRow[], files: readonly ReleaseFile[]) {
  for (const { releaseId } of stages)
    if (!isSameFiles(await listReleaseFiles(db, { teamId, releaseId }), files)) return false;
  return true;
}
