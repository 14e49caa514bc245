import {
  conflict,
  notFound,
  refused,
  releaseMessages,
  type BodyOf,
  type onePublishingCalls,
  type OnePublishStatus,
} from '@confab/contracts';
import {
  publishStatuses,
  type ItemId,
  type ProjectId,
  type PublishedStage,
  type PublishStatus,
  type ReleaseId,
  type TeamId,
  type JsonText,
} from '@confab/model';
import { getAccountName } from '../../../core/accounts/sessions/sessions.ts';
import { changeProject } from '../../../core/changes/change-project.ts';
import { findItem, type ItemRow } from '../../../core/items/items.repository.ts';
import { loadAuthorValues } from '../../../core/author-values/load-author-values.ts';
import { countAssets } from '../../../core/media/asset-counts.repository.ts';
import {
  isSameFiles,
  listCurrentFiles,
  listIdsInSteps,
  listReleaseFiles,
} from '../../../core/media/release-assets.repository.ts';
import { getAuthorValuesVersion } from '../../../core/releases/author-values-version.ts';
import { getStageAuthorValues, getStageVersions } from '../../../core/releases/get-stage-versions.ts';
import { startTrainingRelease } from '../../../core/releases/programs.ts';
import { findReleaseContent, listStages, setPublishStatus } from '../../../core/releases/releases.repository.ts';
import {
  findLastDecision,
  findLatestReview,
  insertReview,
  withdrawReview,
} from '../../../core/releases/reviews.repository.ts';
import { runInSlices } from '../../../scheduling/run-in-slices.ts';
import { unpackInBackground } from '../../../core/versions/content.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { readVersions } from '../../publishing/index.ts';
import { notifyReviewers } from './notify-reviewers.ts';
import { freezeReview, prepareReview } from './prepare-review.ts';
import type { ReleaseVersions } from '../../../db/stored-shapes.ts';

/** The review status of a llama's project (A7.22). */
export async function getPublishStatus({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<OnePublishStatus> {
  return loadStatus(db, teamId, await getProjectId(db, teamId, llamaId));
}

/**
 * Requests a review of the last saves; the client has asked the caller to accept the terms (A7.27, A3.82). The saves
 * are frozen: authors continue editing and saving, and the reviewer decides about the versions of the request.
 */
export async function requestPublish(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { oneLlamaId, publishType }: BodyOf<typeof onePublishingCalls.requestPublish>,
): Promise<OnePublishStatus> {
  if (publishType === 'Beta') throw refused(releaseMessages.betaNeedsNoReview);
  return requestReview(services, caller, { teamId, projectId: await getProjectId(services.db, teamId, oneLlamaId) });
}

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Writing and compiling a large project takes seconds, during which others may save. */
const attemptsMax = 3;

/** Requests a review of a project, and notifies the reviewers. */
export async function requestReview(
  services: Services,
  caller: Caller,
  { teamId, projectId }: ProjectPlace,
): Promise<OnePublishStatus> {
  const place = { teamId, projectId };
  await assertNotUnderReview(services.db, place);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    // Outside the transaction, which may not take as long.
    const prepared = await prepareReview(services, place);
    const reviewed = await changeProject(services, caller, place, async ({ trx }) => {
      await assertNotUnderReview(trx, place);
      const releaseId = await freezeReview(trx, caller, place, prepared);
      if (!releaseId) return undefined;
      const id = services.newId();
      await insertReview(trx, { id, teamId, projectId, releaseId, requestedBy: caller.accountId });
      await setPublishStatus(trx, teamId, projectId, 'UnderReview');
      await notifyReviewers(services, trx, caller, { id, teamId, projectId });
      return releaseId;
    });
    if (!reviewed) continue;
    startTrainingRelease(services, reviewed);
    return publishStatusChange(services, place);
  }
  throw conflict(releaseMessages.changedDuringRequest);
}

async function assertNotUnderReview(db: Db, place: ProjectPlace): Promise<void> {
  if ((await readPublishStatus(db, place)) === 'UnderReview') throw refused(releaseMessages.underReview);
}

/**
 * Withdraws a review request and restores the previous status (A7.23), so that a denial stays one. Without a request,
 * nothing changes.
 */
export async function removePublishRequest(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  llamaId: ItemId,
): Promise<OnePublishStatus> {
  const place = { teamId, projectId: await getProjectId(services.db, teamId, llamaId) };
  // The project is locked, so that two concurrent changes see each other.
  await changeProject(services, caller, place, async ({ trx }) => {
    if ((await readPublishStatus(trx, place)) !== 'UnderReview') return;
    await withdrawReview(trx, place);
    await setPublishStatus(trx, teamId, place.projectId, await findDecidedStatus(trx, place));
  });
  return publishStatusChange(services, place);
}

/** The status that the latest decision and the publications since give. */
async function findDecidedStatus(trx: Db, place: ProjectPlace): Promise<PublishStatus> {
  const live = (await listStages(trx, place.teamId, place.projectId)).find(({ stage }) => stage === 'Live');
  const decision = await findLastDecision(trx, place);
  if (!decision) return live ? 'Live' : 'Draft';
  if (decision.state === 'Denied') return 'Denied';
  const isPublished = live && (decision.decidedAt === null || live.publishedAt >= decision.decidedAt);
  return isPublished ? 'Live' : 'Approved';
}

/** Makes clients reload a status that has changed. @returns it */
async function publishStatusChange(services: Services, { teamId, projectId }: ProjectPlace): Promise<OnePublishStatus> {
  services.hub.publish('projectListChanged', { teamId, projectId });
  return loadStatus(services.db, teamId, projectId);
}

async function readPublishStatus(db: Db, { teamId, projectId }: ProjectPlace): Promise<PublishStatus> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  return getProjectStatus(project);
}

function getProjectStatus({ publishStatus: stored }: Pick<ItemRow, 'publishStatus'>): PublishStatus {
  return publishStatuses.find((one) => one === stored) ?? 'Draft';
}

async function getProjectId(db: Db, teamId: TeamId, llamaId: ItemId): Promise<ProjectId> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  return llama.projectId;
}

async function loadStatus(db: Db, teamId: TeamId, projectId: ProjectId): Promise<OnePublishStatus> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const stages = await listStages(db, teamId, projectId);
  const review = await findLatestReview(db, { teamId, projectId });
  const versionOn = (stage: PublishedStage) => getStageVersions(stages, stage).get(project.id) ?? null;
  return {
    projectId,
    projectName: project.displayName,
    status: getProjectStatus(project),
    isLive: stages.some(({ stage }) => stage === 'Live'),
    versions: { development: project.version, staging: versionOn('Beta'), production: versionOn('Live') },
    authorValues: {
      development: getAuthorValuesVersion(await loadAuthorValues(db, teamId, projectId)),
      staging: getStageAuthorValues(stages, 'Beta'),
      production: getStageAuthorValues(stages, 'Live'),
    },
    review: review
      ? {
          requestedBy: getAccountName(review),
          requestedUtc: review.requestedAt.toISOString(),
          decidedUtc: review.decidedAt?.toISOString() ?? null,
          reason: review.reason,
          isOutdated: await isReviewOutdated(db, { teamId, projectId }, review),
        }
      : null,
  };
}

/** Whether the project was saved since a request, or one of its files has another content in the library now. */
async function isReviewOutdated(
  db: Db,
  { teamId, projectId }: ProjectPlace,
  { versions, releaseId }: { readonly versions: JsonText<ReleaseVersions>; readonly releaseId: ReleaseId },
): Promise<boolean> {
  if (versions !== (await readVersions(db, teamId, projectId))) return true;
  if ((await countAssets(db, teamId)) === 0) return false;
  const content = await findReleaseContent(db, releaseId);
  if (!content) throw new Error('The content of a reviewed release is missing.');
  const ids = await runInSlices(listIdsInSteps(await unpackInBackground(content)));
  const files = await listCurrentFiles(db, teamId, ids);
  return !isSameFiles(await listReleaseFiles(db, { teamId, releaseId }), files);
}
