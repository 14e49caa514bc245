import { commonMessages } from '@confab/model';
import {
  conflict,
  invalid,
  refused,
  releaseMessages,
  type BodyOf,
  type PromotionStatus,
  type publishingCalls,
} from '@confab/contracts';
import type { ProjectId, PublishedStage, TeamId, ReleaseId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertReviewed } from '../../core/releases/assert-reviewed.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { runInSlices } from '../../core/scheduling/run-in-slices.ts';
import { packInBackground } from '../../core/versions/content.ts';
import { listItemVersions } from '../../core/versions/versions.repository.ts';
import { listStoredItems } from '../../core/releases/load-items.ts';
import { writeSourceInSteps } from '../../core/releases/parse-source.ts';
import { compileRelease, getReleaseProgram, loadSavedItems } from '../../core/releases/programs.ts';
import { getPromotionStatus } from './get-promotion-status.ts';
import {
  insertRelease,
  listStages,
  setPublishStatus,
  setStageRelease,
  type StageRow,
} from '../../core/releases/releases.repository.ts';
import { notifyAboutPublication } from './notify-about-publication.ts';
import { toRunnableSource } from '../../core/releases/runnable.ts';

type Promotion = BodyOf<typeof publishingCalls.promote>;

/**
 * Promotes a project: freezes the last saved version of each item into a release and points the target stages at it.
 *
 * Promoting from beta takes the release that is on beta. Drafts are never published. If the stages changed since the
 * caller loaded them, the promotion is refused with a conflict.
 */
export async function promoteProject(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  promotion: Promotion,
): Promise<PromotionStatus> {
  const targets = getPromotionTargets(promotion);
  const { projectId } = promotion;
  const before = getStagePointers(await listStages(services.db, teamId, projectId));
  const status = await changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    const stages = await listStages(trx, teamId, projectId);
    if (getStagePointers(stages) !== before) throw conflict(releaseMessages.publishedMeanwhile);
    const project = await findItem(trx, teamId, projectId);
    if (project) assertReviewed(project, targets);
    const releaseId =
      promotion.source === 2
        ? getBetaReleaseId(stages)
        : await freezeRelease(services, trx, { caller, teamId, projectId, targets, stages });
    await setStageRelease(trx, { teamId, projectId, releaseId, publishedBy: caller.accountId }, targets);
    if (targets.includes('Live')) await setPublishStatus(trx, teamId, projectId, 'Live');
    change.emit({ type: 'promoted', stages: targets });
    // Compiled before the commit: a release that cannot run is not published, and the first visitor does not wait.
    await getReleaseProgram(services, trx, releaseId);
    await notifyAboutPublication(services, trx, caller, { teamId, projectId, stages: targets });
    return getPromotionStatus(services, trx, teamId, projectId);
  });
  services.hub.publish('projectListChanged', { teamId, projectId });
  return status;
}

/** The release of each stage as one text, to compare two readings. */
export function getStagePointers(stages: readonly StageRow[]): string {
  return stages
    .map(({ stage, releaseId }) => `${stage} ${releaseId}`)
    .sort()
    .join();
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
  readonly projectId: ProjectId;
  readonly targets: readonly PublishedStage[];
  readonly stages: readonly StageRow[];
}

async function freezeRelease(
  services: Services,
  trx: Db,
  { caller, teamId, projectId, targets, stages }: FreezeRequest,
): Promise<ReleaseId> {
  const saved = await listItemVersions(trx, teamId, projectId);
  const versions = JSON.stringify(Object.fromEntries(saved.map(({ id, version }) => [id, version])));
  const isCurrent = (stage: PublishedStage) => stages.some((row) => row.stage === stage && row.versions === versions);
  if (targets.every(isCurrent)) throw refused(releaseMessages.nothingNew);
  const source = toRunnableSource(listStoredItems(await loadSavedItems(services, trx, teamId, projectId)));
  const content = await packInBackground(await runInSlices(writeSourceInSteps(source)));
  const id = services.newId();
  await insertRelease(trx, { id, teamId, projectId, createdBy: caller.accountId, versions, content });
  await compileRelease(services, id, source);
  return id;
}
