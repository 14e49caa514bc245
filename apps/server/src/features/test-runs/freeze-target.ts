import { notFound, refused, releaseMessages, testRunMessages, unprocessable } from '@confab/contracts';
import type { Stage, ProjectId, TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { pack, unpack } from '../../core/versions/content.ts';
import { findItem, listItems } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { listLastVersions } from '../../core/versions/versions.repository.ts';
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
  const items =
    stage === 'Alpha'
      ? (await listLastVersions(db, teamId, projectId)).map((row) => ({ ...row, draft: unpack(row.content) }))
      : await listItems(db, teamId, projectId);
  return pack(JSON.stringify(toRunnableSource(items.map((item) => ({ ...item, values: parseDraft(item.draft) })))));
}
