import { notFound, refused, releaseMessages, testRunMessages, unprocessable } from '@confab/contracts';
import type { Stage, ProjectId, ReleaseId, TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { packInBackground } from '../../core/versions/content.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listStoredItems, loadItems } from '../../core/releases/load-items.ts';
import { writeSourceInSteps } from '../../core/releases/parse-source.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { findReleaseContent, findStageRelease } from '../../core/releases/releases.repository.ts';
import { toRunnableSource } from '../../core/releases/runnable.ts';

export const targetNotFound = () => notFound(testRunMessages.targetMissing);

/**
 * Packs the current source of a stage, so that all cases of a run use the same program during edits and in any process.
 */
export async function freezeTarget(db: Db, teamId: TeamId, projectId: ProjectId, stage: Stage): Promise<Buffer> {
  const project = await findItem(db, teamId, projectId);
  if (project?.kind !== 'project') throw targetNotFound();
  if (project.type === 'TestPlan') throw unprocessable(testRunMessages.invalidTarget);
  if (stage === 'Beta' || stage === 'Live') {
    const release = await findStageRelease(db, projectId, stage);
    const content = release && (await findReleaseContent(db, release.releaseId));
    if (!content) throw refused(stage === 'Beta' ? releaseMessages.notOnBeta : releaseMessages.notOnLive);
    return content;
  }
  const items = await loadItems(db, {
    teamId,
    projectId,
    state: stage === 'Alpha' ? 'saved' : 'draft',
    before: undefined,
    findKnownValues: () => undefined,
  });
  return packInBackground(await runInSlices(writeSourceInSteps(toRunnableSource(listStoredItems(items)))));
}

/** The release whose files a run shows: the one on its stage; null for saves and drafts, which show the newest files. */
export async function findTestedRelease(
  db: Db,
  { targetProjectId, stage }: { readonly targetProjectId: ProjectId; readonly stage: Stage },
): Promise<ReleaseId | null> {
  if (stage !== 'Beta' && stage !== 'Live') return null;
  return (await findStageRelease(db, targetProjectId, stage))?.releaseId ?? null;
}
