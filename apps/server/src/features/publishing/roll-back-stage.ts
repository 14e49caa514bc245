import {
  notFound,
  refused,
  releaseMessages,
  type BodyOf,
  type PromotionStatus,
  type publishingCalls,
} from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { assertReviewed } from '../../core/releases/assert-reviewed.ts';
import { compileStoredRelease, startTrainingRelease } from '../../core/releases/programs.ts';
import { findReleaseContent, listStages, setStageRelease } from '../../core/releases/releases.repository.ts';
import type { Caller, Services } from '../../services.ts';
import { findProblemsOfRelease } from '../validation/index.ts';
import { assertPublishable } from './assert-publishable.ts';
import { getPromotionStatus } from './get-promotion-status.ts';
import { loadRelease } from './load-published-content.ts';
import { notifyAboutRollback } from './notify-about-publication.ts';
import { addOverride, findRelease, type ReleaseRow } from './releases.repository.ts';

type Rollback = BodyOf<typeof publishingCalls.rollBack>;

/**
 * Points one stage at an earlier release again. Drafts, saves and the other stage stay as they are, and conversations
 * finish on the release they began with. A release with errors needs a reason, as when it is published.
 */
export async function rollBackStage(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { projectId, stage, releaseNumber, overrideReason }: Rollback,
): Promise<PromotionStatus> {
  const release = await findRelease(services.db, teamId, projectId, releaseNumber);
  if (!release) throw notFound(releaseMessages.releaseMissing);
  const errorCount = await countErrors(services, { teamId, projectId }, release);
  assertPublishable({ errorCount }, overrideReason);
  // A release that cannot run is not published, and the first visitor does not wait. Compiling takes seconds, in which
  // no transaction may be open.
  await compileStoredRelease(services, services.db, release.id);
  await changeProject(services, caller, { teamId, projectId }, async ({ trx, emit }) => {
    const project = await findItem(trx, teamId, projectId);
    if (project) await assertReviewed(trx, project, [stage], () => loadRelease(trx, { teamId, releaseId: release.id }));
    const stages = await listStages(trx, teamId, projectId);
    if (stages.some((row) => row.stage === stage && row.releaseId === release.id))
      throw refused(releaseMessages.releaseIsThere);
    await setStageRelease(trx, { teamId, projectId, releaseId: release.id, publishedBy: caller.accountId }, [stage]);
    if (overrideReason && errorCount > 0) {
      const createdUtc = new Date(services.now()).toISOString();
      await addOverride(trx, teamId, release.id, {
        reason: overrideReason,
        stages: [stage],
        by: caller.name,
        createdUtc,
      });
    }
    emit({ type: 'promoted', stages: [stage] });
    await notifyAboutRollback(services, trx, caller, { teamId, projectId, stage, releaseNumber });
  });
  startTrainingRelease(services, release.id);
  services.hub.publish('projectListChanged', { teamId, projectId });
  return getPromotionStatus(services, services.db, teamId, projectId);
}

/** The errors of a release; for older releases, which have no count, they are determined now. */
async function countErrors(
  services: Services,
  place: Pick<Rollback, 'projectId'> & { readonly teamId: TeamId },
  release: ReleaseRow,
): Promise<number> {
  if (release.errorCount !== null) return release.errorCount;
  const content = await findReleaseContent(services.db, release.id);
  if (!content) throw notFound(releaseMessages.releaseMissing);
  return (await findProblemsOfRelease(services, { ...place, content, signal: undefined })).errorCount;
}
