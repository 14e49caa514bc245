import { conflict, invalid, refused, type BodyOf, type PromotionStatus, type publishingCalls } from '@confab/contracts';
import type { ProjectId, PublishedStage, TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { assertReviewed } from '../../core/releases/assert-reviewed.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { pack, unpack } from '../../core/versions/content.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { listLastVersions } from '../../core/versions/versions.repository.ts';
import { getReleaseProgram } from '../../core/releases/programs.ts';
import { getPromotionStatus } from './promotion-status.ts';
import {
  insertRelease,
  listStages,
  setPublishStatus,
  setStageRelease,
  type StageRow,
} from '../../core/releases/releases.repository.ts';
import { tellOfPublication } from './tell-of-publication.ts';
import { toRunnableSource } from '../../core/releases/runnable.ts';

type Promotion = BodyOf<typeof publishingCalls.promote>;

const nothingNew = 'There is nothing new to publish: that stage already has these versions.';

/**
 * Promotes a project: freezes the last save of everything in it into a release and points the stages at it.
 *
 * From beta the very release that was tried there goes live. Drafts are never taken along. Of two people who
 * publish at once the second is told, since what he looked at before is no longer what stands there.
 */
export async function promoteProject(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  promotion: Promotion,
): Promise<PromotionStatus> {
  const targets = targetsOf(promotion);
  const { projectId } = promotion;
  const before = pointersOf(await listStages(services.db, teamId, projectId));
  const status = await changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    const stages = await listStages(trx, teamId, projectId);
    if (pointersOf(stages) !== before) throw conflict('Somebody else has just published this project.');
    const project = await findItem(trx, teamId, projectId);
    if (project) assertReviewed(project, targets);
    const releaseId =
      promotion.source === 2
        ? betaRelease(stages)
        : await freeze(services, trx, { caller, teamId, projectId, targets, stages });
    await setStageRelease(trx, { teamId, projectId, releaseId, publishedBy: caller.accountId }, targets);
    if (targets.includes('Live')) await setPublishStatus(trx, teamId, projectId, 'Live');
    change.emit({ type: 'promoted', stages: targets });
    // Compiled before it counts: what cannot run is not published, and the first visitor does not wait.
    await getReleaseProgram(trx, releaseId);
    await tellOfPublication(services, trx, caller, { teamId, projectId, stages: targets });
    return getPromotionStatus(services, trx, teamId, projectId);
  });
  services.hub.publishProjectListChanged(teamId, projectId);
  return status;
}

/** Which release stands on which stage, as one text. */
export function pointersOf(stages: readonly StageRow[]): string {
  return stages
    .map(({ stage, releaseId }) => `${stage} ${releaseId}`)
    .sort()
    .join();
}

/** From alpha to beta, or to beta and live at once; from beta to live. Everything else skips a stage. */
export function targetsOf({ source, environments }: Pick<Promotion, 'source' | 'environments'>): PublishedStage[] {
  const wanted = new Set(environments);
  if (wanted.size !== environments.length) throw invalid();
  if (source === 1 && wanted.has('2')) return wanted.has('0') ? ['Beta', 'Live'] : ['Beta'];
  if (source === 2 && wanted.has('0')) return ['Live'];
  throw invalid('You need to choose a Publish target');
}

function betaRelease(stages: readonly StageRow[]): string {
  const beta = stages.find(({ stage }) => stage === 'Beta');
  if (!beta) throw refused('There is nothing in beta yet. Publish to beta first.');
  if (stages.some(({ stage, releaseId }) => stage === 'Live' && releaseId === beta.releaseId))
    throw refused(nothingNew);
  return beta.releaseId;
}

interface Freezing {
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly targets: readonly PublishedStage[];
  readonly stages: readonly StageRow[];
}

async function freeze(
  { newId }: Services,
  trx: Db,
  { caller, teamId, projectId, targets, stages }: Freezing,
): Promise<string> {
  const saved = await listLastVersions(trx, teamId, projectId);
  const versions = JSON.stringify(Object.fromEntries(saved.map(({ id, version }) => [id, version])));
  const isCurrent = (stage: PublishedStage) => stages.some((row) => row.stage === stage && row.versions === versions);
  if (targets.every(isCurrent)) throw refused(nothingNew);
  const source = toRunnableSource(saved.map((row) => ({ ...row, values: parseDraft(unpack(row.content)) })));
  const content = pack(JSON.stringify(source));
  const id = newId();
  await insertRelease(trx, { id, teamId, projectId, createdBy: caller.accountId, versions, content });
  return id;
}
