import { commonMessages, type JsonText } from '@confab/model';
import {
  conflict,
  invalid,
  refused,
  releaseMessages,
  type BodyOf,
  type PromotionStatus,
  type publishingCalls,
} from '@confab/contracts';
import type { PublishedStage, TeamId, ReleaseId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertReviewed } from '../../core/releases/assert-reviewed.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { storeReleaseFiles } from '../../core/media/release-assets.repository.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { areLastSaves } from '../../core/releases/load-items.ts';
import { compileStoredRelease, startTrainingRelease } from '../../core/releases/programs.ts';
import { assertPublishable } from './assert-publishable.ts';
import { checkSource, readVersions, type SourceCheck } from './check-source.ts';
import { getPromotionStatus } from './get-promotion-status.ts';
import {
  insertRelease,
  listStages,
  setPublishStatus,
  setStageRelease,
  type StageRow,
} from '../../core/releases/releases.repository.ts';
import {
  haveFiles,
  loadPrepared,
  loadRelease,
  prepareRelease,
  type PreparedRelease,
} from './load-published-content.ts';
import { notifyAboutPublication } from './notify-about-publication.ts';
import { addOverride } from './releases.repository.ts';
import type { ReleaseVersions } from '../../db/stored-shapes.ts';

type Promotion = BodyOf<typeof publishingCalls.promote>;

/**
 * Promotes a project: freezes the last saved version of each item into a release and points the target stages at it.
 *
 * Promoting from beta uses the release on beta. Drafts are never published. A promotion with errors is refused, unless
 * the caller gives a reason, which is kept with the release. If the stages changed since the caller loaded them, the
 * promotion is refused with a conflict.
 *
 * @param check finds the problems of the published content
 */
export async function promoteProject(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  promotion: Promotion,
  check: typeof checkSource = checkSource,
): Promise<PromotionStatus> {
  const targets = getPromotionTargets(promotion);
  const { projectId } = promotion;
  const stages = await listStages(services.db, teamId, projectId);
  assertSourceUnchanged(stages, promotion);
  const before = getStagePointers(stages);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    // Checked before the transaction begins, because a transaction must not last as long as a check.
    const checked = await check(services, { teamId, projectId, source: promotion.source });
    assertPublishable(checked, promotion.overrideReason);
    const prepared = await prepare(services, teamId, promotion, stages);
    const request = { teamId, promotion, targets, before, check: checked, prepared };
    const releaseId = await promoteChecked(services, caller, request);
    if (!releaseId) continue;
    startTrainingRelease(services, releaseId);
    services.hub.publish('projectListChanged', { teamId, projectId });
    return getPromotionStatus(services, services.db, teamId, projectId);
  }
  throw conflict(releaseMessages.changedDuringCheck);
}

/** A check of a large project takes seconds, during which others may save. */
const attemptsMax = 3;

/**
 * Compiles the content to publish. That takes seconds, so a transaction would make others wait. A release that cannot
 * run is not published, and the first visitor does not have to wait.
 */
async function prepare(
  services: Services,
  teamId: TeamId,
  { projectId, source }: Promotion,
  stages: readonly StageRow[],
): Promise<PreparedRelease | undefined> {
  if (source === 1) return prepareRelease(services, { teamId, projectId });
  await compileStoredRelease(services, services.db, getBetaReleaseId(stages));
  return undefined;
}

interface CheckedPromotion {
  readonly teamId: TeamId;
  readonly promotion: Promotion;
  readonly targets: readonly PublishedStage[];
  /** The stages that the caller saw. */
  readonly before: string;
  readonly check: SourceCheck;
  /** Undefined for the release on beta. */
  readonly prepared: PreparedRelease | undefined;
}

/** @returns the release on the stages; undefined, with nothing changed, when somebody has saved since the check */
async function promoteChecked(
  services: Services,
  caller: Caller,
  { teamId, promotion, targets, before, check, prepared }: CheckedPromotion,
): Promise<ReleaseId | undefined> {
  const { projectId, overrideReason } = promotion;
  return changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    const stages = await listStages(trx, teamId, projectId);
    if (getStagePointers(stages) !== before) throw conflict(releaseMessages.publishedMeanwhile);
    const versions = prepared && (await readVersions(trx, teamId, projectId));
    if (prepared && (versions !== check.versions || !(await areLastSaves(trx, { teamId, projectId }, prepared.items))))
      return undefined;
    const project = await findItem(trx, teamId, projectId);
    if (project)
      await assertReviewed(trx, project, targets, () =>
        prepared
          ? loadPrepared(trx, teamId, prepared)
          : loadRelease(trx, { teamId, releaseId: getBetaReleaseId(stages) }),
      );
    const releaseId =
      prepared && versions !== undefined
        ? await freezeRelease(trx, { caller, teamId, promotion, targets, stages, versions, check, prepared })
        : getBetaReleaseId(stages);
    await setStageRelease(trx, { teamId, projectId, releaseId, publishedBy: caller.accountId }, targets);
    if (overrideReason && check.errorCount > 0) {
      const createdUtc = new Date(services.now()).toISOString();
      await addOverride(trx, teamId, releaseId, {
        reason: overrideReason,
        stages: targets,
        by: caller.name,
        createdUtc,
      });
    }
    if (targets.includes('Live')) await setPublishStatus(trx, teamId, projectId, 'Live');
    change.emit({ type: 'promoted', stages: [...targets] });
    await notifyAboutPublication(services, trx, caller, { teamId, projectId, stages: targets });
    return releaseId;
  });
}

/** The release of each stage as one text, to compare two readings. */
export function getStagePointers(stages: readonly StageRow[]): string {
  return stages
    .map(({ stage, releaseId }) => `${stage} ${releaseId}`)
    .sort()
    .join();
}

/** Refuses to publish the release on beta when it is not the release that the caller saw there. */
export function assertSourceUnchanged(
  stages: readonly StageRow[],
  { source, sourceReleaseNumber }: Pick<Promotion, 'source' | 'sourceReleaseNumber'>,
): void {
  if (source === 1 || sourceReleaseNumber === undefined) return;
  const beta = stages.find(({ stage }) => stage === 'Beta');
  if (beta?.number !== sourceReleaseNumber) throw conflict(releaseMessages.publishedMeanwhile);
}

/** The target stages: from alpha to beta, or to beta and live together; from beta to live. Rejects anything else. */
export function getPromotionTargets({
  source,
  environments,
}: Pick<Promotion, 'source' | 'environments'>): PublishedStage[] {
  const request = new Set(environments);
  if (request.size !== environments.length) throw invalid();
  if (source === 1 && request.has('2')) return request.has('0') ? ['Beta', 'Live'] : ['Beta'];
  if (source === 2 && request.has('0')) return ['Live'];
  throw invalid(commonMessages.publishTargetMissing);
}

function getBetaReleaseId(stages: readonly StageRow[]): ReleaseId {
  const beta = stages.find(({ stage }) => stage === 'Beta');
  if (!beta) throw refused(releaseMessages.nothingInBeta);
  if (stages.some(({ stage, releaseId }) => stage === 'Live' && releaseId === beta.releaseId))
    throw refused(releaseMessages.nothingNew);
  return beta.releaseId;
}

interface FreezeRequest {
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly promotion: Promotion;
  readonly targets: readonly PublishedStage[];
  readonly stages: readonly StageRow[];
  readonly versions: JsonText<ReleaseVersions>;
  readonly check: SourceCheck;
  readonly prepared: PreparedRelease;
}

async function freezeRelease(
  trx: Db,
  { caller, teamId, promotion, targets, stages, versions, check, prepared }: FreezeRequest,
): Promise<ReleaseId> {
  const { projectId, notes = '' } = promotion;
  const { id, content } = prepared;
  const { files } = await loadPrepared(trx, teamId, prepared);
  const current = stages.filter(({ stage, versions: shown }) => targets.includes(stage) && shown === versions);
  if (current.length === targets.length && (await haveFiles(trx, teamId, current, files)))
    throw refused(releaseMessages.nothingNew);
  const { errorCount, warningCount } = check;
  const createdBy = caller.accountId;
  await insertRelease(trx, { id, teamId, projectId, createdBy, versions, content, notes, errorCount, warningCount });
  await storeReleaseFiles(trx, { teamId, releaseId: id }, files);
  return id;
}
