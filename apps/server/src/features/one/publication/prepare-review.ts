import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import {
  isSameFiles,
  listCurrentFiles,
  listReleaseFiles,
  type ReleaseFile,
} from '../../../core/media/release-assets.repository.ts';
import type { LoadedItems } from '../../../core/releases/load-items.ts';
import { compileRelease } from '../../../core/releases/programs.ts';
import { findReviewedRelease } from '../../../core/releases/reviews.repository.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { isLastContent, loadSavedContent } from './load-contents.ts';
import { packContent, storeRelease, writeContent, type PackedContent } from './store-release.ts';

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** The last saves of a project as the release that a review is about. */
export interface PreparedReview extends PackedContent {
  readonly id: ReleaseId;
  /** The release of an earlier request about the same saves. */
  readonly knownId: ReleaseId | undefined;
  /** The items that the release was made from. */
  readonly items: LoadedItems;
  /** Every id in the content, some of which belong to files. */
  readonly ids: readonly string[];
}

/** Compiles and packs the last saves of a project, outside the transaction that requests their review. */
export async function prepareReview(services: Services, place: ProjectPlace): Promise<PreparedReview> {
  const saved = await loadSavedContent(services, services.db, place);
  const written = await writeContent(saved);
  const { ids } = written;
  const files = await listCurrentFiles(services.db, place.teamId, ids);
  const packed = await packContent(written, files);
  const knownId = await findReviewedRelease(services.db, place, packed);
  const id = services.newId();
  // The program of an earlier release is compiled when somebody reviews it.
  if (!(await hasFiles(services.db, place, knownId, files))) await compileRelease(services, id, saved.source);
  return { ...packed, id, knownId, items: saved.items, ids };
}

/**
 * Freezes prepared saves with the newest contents of their files, unless an earlier request was about the same ones. The
 * caller has locked the project.
 *
 * @returns undefined, with nothing stored, when the project has changed since they were prepared.
 */
export async function freezeReview(
  trx: Db,
  caller: Caller,
  place: ProjectPlace,
  { ids, items, knownId, ...prepared }: PreparedReview,
): Promise<ReleaseId | undefined> {
  if (!(await isLastContent(trx, place, { versions: prepared.versions, items }))) return undefined;
  const files = await listCurrentFiles(trx, place.teamId, ids);
  if (knownId && (await hasFiles(trx, place, knownId, files))) return knownId;
  await storeRelease(trx, caller, { ...prepared, ...place, files, errorCount: null, warningCount: null });
  return prepared.id;
}

/** Whether a release of an earlier request has these contents of files. */
async function hasFiles(
  db: Db,
  { teamId }: ProjectPlace,
  releaseId: ReleaseId | undefined,
  files: readonly ReleaseFile[],
): Promise<boolean> {
  return releaseId !== undefined && isSameFiles(await listReleaseFiles(db, { teamId, releaseId }), files);
}
