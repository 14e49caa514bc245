import { refused, releaseMessages } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import { isSameJson } from '@confab/inputs';
import type { PublishedStage } from '@confab/model';
import type { Db } from '../../services.ts';
import type { ItemRow } from '../items/items.repository.ts';
import { listReleaseFiles, type ReleaseFile } from '../media/release-assets.repository.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { readSource } from './programs.ts';
import { findReleaseContent } from './releases.repository.ts';
import { findLastDecision } from './reviews.repository.ts';
import { isOneSource, type RunnableSource } from './runnable.ts';

/** What goes live: a project with its author values and chapters, and the contents of the files that they name. */
interface PublishedContent {
  readonly source: RunnableSource;
  readonly files: readonly ReleaseFile[];
}

/**
 * Refuses to publish a One project to live unless a reviewer approved exactly this content: an author can change neither
 * the project nor its files between the approval and the publication. A later denial ends an approval. Beta needs no
 * review.
 *
 * @param loadPublished the content without the chapters that stay as they are on live
 */
export async function assertReviewed(
  db: Db,
  project: Pick<ItemRow, 'teamId' | 'projectId' | 'type' | 'publishStatus'>,
  targets: readonly PublishedStage[],
  loadPublished: () => Promise<PublishedContent>,
): Promise<void> {
  const { teamId, projectId, type, publishStatus } = project;
  if (type !== 'One' || !targets.includes('Live')) return;
  const mayBeLive = publishStatus === 'Approved' || publishStatus === 'Live';
  const decision = mayBeLive ? await findLastDecision(db, { teamId, projectId }) : undefined;
  const approved = decision?.state === 'Approved' ? await findReleaseContent(db, decision.releaseId) : undefined;
  if (!decision || !approved) throw refused(releaseMessages.reviewMissing);
  const [known, { source, files }] = [await readSource(approved), await loadPublished()];
  const isApproved =
    isOneSource(known) &&
    isOneSource(source) &&
    (await isCovered(known, source)) &&
    areFilesCovered(await listReleaseFiles(db, { teamId, releaseId: decision.releaseId }), files);
  if (!isApproved) throw refused(releaseMessages.changedSinceApproval);
}

/** Whether every part of a source is part of the approved one, with the same values. */
async function isCovered(approved: OneProjectSource, published: OneProjectSource): Promise<boolean> {
  const { displayName, values } = published.project;
  if (approved.project.displayName !== displayName || !isSameJson(approved.project.values, values)) return false;
  if (!isSameJson(approved.authorValues ?? [], published.authorValues ?? [])) return false;
  const known = new Map<string, (typeof approved.llamas)[number]>(approved.llamas.map((one) => [one.llama.id, one]));
  const pause = createPause();
  for (const { llama, pages } of published.llamas) {
    const before = known.get(llama.id);
    if (!before || before.pages.length !== pages.length || !isSameJson(before.llama, llama)) return false;
    for (const [index, page] of pages.entries()) {
      if (!isSameJson(before.pages[index], page)) return false;
      await pause();
    }
  }
  return true;
}

/** Whether every file has the content that was approved. */
function areFilesCovered(approved: readonly ReleaseFile[], published: readonly ReleaseFile[]): boolean {
  const known = new Map(approved.map(({ assetId, contentId }) => [assetId, contentId]));
  return published.every(({ assetId, contentId }) => known.get(assetId) === contentId);
}
