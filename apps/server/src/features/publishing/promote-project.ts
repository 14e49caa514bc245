import { invalid, refused, type BodyOf, type PromotionStatus, type publishingCalls } from '@confab/contracts';
import type { ProjectSource } from '@confab/dialog-engine';
import type { JsonObject, ProjectId, PublishedStage, TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../items/change-project.ts';
import { pack, unpack } from '../items/content.ts';
import { listLastVersions } from '../items/versions.repository.ts';
import { getPromotionStatus } from './promotion-status.ts';
import { insertRelease, listStages, markPublished, pointStages } from './releases.repository.ts';
import { toSource } from './to-source.ts';

type Promotion = BodyOf<typeof publishingCalls.promote>;

const nothingNew = 'There is nothing new to publish: that stage already has these versions.';

/**
 * Promotes a project: freezes the last save of everything in it into a release and points the stages at it.
 *
 * From beta the very release that was tried there goes live. Drafts are never taken along.
 */
export function promoteProject(services: Services, caller: Caller, teamId: TeamId, promotion: Promotion): Promise<PromotionStatus> {
  const targets = targetsOf(promotion);
  const { projectId } = promotion;
  return changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    const release = promotion.source === 2 ? await betaRelease(trx, teamId, projectId) : await freeze(services, trx, caller, teamId, projectId, targets);
    await pointStages(trx, { teamId, projectId, releaseId: release, publishedBy: caller.accountId }, targets);
    if (targets.includes('Live')) await markPublished(trx, projectId, 'Live');
    change.emit({ type: 'promoted', stages: targets });
    return getPromotionStatus(services, trx, teamId, projectId);
  }).then((status) => {
    services.hub.publishProjectListChanged(teamId, projectId);
    return status;
  });
}

/** From alpha to beta, or to beta and live at once; from beta to live. Everything else skips a stage. */
function targetsOf({ source, environments }: Promotion): PublishedStage[] {
  const wanted = new Set(environments);
  if (wanted.size !== environments.length) throw invalid();
  if (source === 1 && wanted.has('2')) return wanted.has('0') ? ['Beta', 'Live'] : ['Beta'];
  if (source === 2 && wanted.has('0')) return ['Live'];
  throw invalid('You need to choose a Publish target');
}

async function betaRelease(trx: Db, teamId: string, projectId: string): Promise<string> {
  const stages = await listStages(trx, teamId, projectId);
  const beta = stages.find(({ stage }) => stage === 'Beta');
  if (!beta) throw refused('There is nothing in beta yet. Publish to beta first.');
  if (stages.some(({ stage, releaseId }) => stage === 'Live' && releaseId === beta.releaseId)) throw refused(nothingNew);
  return beta.releaseId;
}

async function freeze(services: Services, trx: Db, caller: Caller, teamId: TeamId, projectId: ProjectId, targets: readonly PublishedStage[]) {
  const saved = await listLastVersions(trx, teamId, projectId);
  const versions = JSON.stringify(Object.fromEntries(saved.map(({ id, version }) => [id, version])));
  const stages = await listStages(trx, teamId, projectId);
  const isCurrent = (stage: PublishedStage) => stages.some((row) => row.stage === stage && row.versions === versions);
  if (targets.every(isCurrent)) throw refused(nothingNew);
  const source: ProjectSource = toSource(
    saved.map((row) => ({ ...row, values: JSON.parse(unpack(row.content)) as JsonObject })),
  );
  const id = services.newId();
  await insertRelease(trx, { id, teamId, projectId, createdBy: caller.accountId, versions, content: pack(JSON.stringify(source)) });
  return id;
}
