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
import type { FrozenSource } from '../../db/stored-shapes.ts';
import type { PackedJson } from '../../db/packed-json.ts';

export const targetNotFound = () => notFound(testRunMessages.targetMissing);

/** What all cases of a run test, during edits and publications and in any process. */
interface FrozenTarget {
  /** The packed source. */
  readonly source: PackedJson<FrozenSource>;
  /** The release whose files the run shows; null for saves and drafts, which show the newest files. */
  readonly releaseId: ReleaseId | null;
}

/** Packs the current source of a stage. */
export async function freezeTarget(db: Db, teamId: TeamId, projectId: ProjectId, stage: Stage): Promise<FrozenTarget> {
  const project = await findItem(db, teamId, projectId);
  if (project?.kind !== 'project') throw targetNotFound();
  if (project.type === 'TestPlan') throw unprocessable(testRunMessages.invalidTarget);
  if (stage === 'Beta' || stage === 'Live') {
    const release = await findStageRelease(db, projectId, stage);
    const content = release && (await findReleaseContent(db, release.releaseId));
    if (!release || !content) throw refused(stage === 'Beta' ? releaseMessages.notOnBeta : releaseMessages.notOnLive);
    return { source: content, releaseId: release.releaseId };
  }
  const items = await loadItems(db, {
    teamId,
    projectId,
    state: stage === 'Alpha' ? 'saved' : 'draft',
    before: undefined,
    findKnownValues: () => undefined,
  });
  const source = await runInSlices(writeSourceInSteps(toRunnableSource(listStoredItems(items))));
  return { source: await packInBackground(source), releaseId: null };
}
