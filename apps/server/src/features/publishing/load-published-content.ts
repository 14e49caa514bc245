import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import {
  isSameFiles,
  listCurrentFiles,
  listIdsInSteps,
  listReleaseFiles,
  type ReleaseFile,
} from '../../core/media/release-assets.repository.ts';
import { listStoredItems, type LoadedItems } from '../../core/releases/load-items.ts';
import { writeSourceInSteps } from '../../core/releases/parse-source.ts';
import { compileRelease, loadSavedItems, readReleaseSource } from '../../core/releases/programs.ts';
import type { StageRow } from '../../core/releases/releases.repository.ts';
import { toRunnableSource, type RunnableSource } from '../../core/releases/runnable.ts';
import { packInBackground } from '../../core/versions/content.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import type { FrozenSource } from '../../db/stored-shapes.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import type { Db, Services } from '../../services.ts';

/** The last saves of a project as their release. */
export interface PreparedRelease {
  readonly id: ReleaseId;
  readonly items: LoadedItems;
  readonly source: RunnableSource;
  readonly content: PackedJson<FrozenSource>;
  /** Every id in the source, some of which belong to files. */
  readonly ids: readonly string[];
}

/** Compiles and packs the last saves of a project, outside the transaction that publishes them. */
export async function prepareRelease(
  services: Services,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<PreparedRelease> {
  const items = await loadSavedItems(services, services.db, teamId, projectId);
  const source = toRunnableSource(listStoredItems(items));
  const text = await runInSlices(writeSourceInSteps(source));
  const ids = await runInSlices(listIdsInSteps(text));
  const id = services.newId();
  await compileRelease(services, id, source);
  return { id, items, source, content: await packInBackground(text), ids };
}

/** The source of a prepared release, with the newest contents of the files that it names. */
export async function loadPrepared(db: Db, teamId: TeamId, { source, ids }: PreparedRelease) {
  return { source, files: await listCurrentFiles(db, teamId, ids) };
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
