import {
  conflict,
  notFound,
  refused,
  releaseMessages,
  type BodyOf,
  type LlamaVersions,
  type oneCalls,
} from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import {
  publishedStages,
  type ProjectId,
  type PublishedStage,
  type TeamId,
  type ItemId,
  type ReleaseId,
  asProjectId,
} from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { runInSlices } from '../../core/scheduling/run-in-slices.ts';
import { packInBackground, unpackInBackground } from '../../core/versions/content.ts';
import { listStoredItems } from '../../core/releases/load-items.ts';
import { parseSourceInSteps, writeSourceInSteps } from '../../core/releases/parse-source.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listItemVersions } from '../../core/versions/versions.repository.ts';
import { getStagePointers, getPromotionTargets } from '../publishing/index.ts';
import {
  findReleaseContent,
  insertRelease,
  listStages,
  setPublishStatus,
  setStageRelease,
  type StageRow,
} from '../../core/releases/releases.repository.ts';
import { notifyAboutPublication } from '../publishing/index.ts';
import { getReleaseProgram, loadSavedItems } from '../../core/releases/programs.ts';
import { listLlamaVersions } from './get-llama-versions.ts';
import { toOneSource } from '../../core/llamas/to-llama-content.ts';
import { assertReviewed } from '../../core/releases/assert-reviewed.ts';
import { mergeLlamas, type ReleaseContent } from './merge-llamas.ts';
import { listLlamasOfAccount, type LlamaRow } from './one.repository.ts';

type Promotion = BodyOf<typeof oneCalls.promote>;

/**
 * Publishes the selected llamas of a project; the other llamas on the target stages stay as they are (A4.38). If one of
 * them is not the team's, nothing is published.
 */
export async function promoteLlamas(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  promotion: Promotion,
): Promise<Record<string, LlamaVersions>> {
  const targets = getPromotionTargets(promotion);
  const llamas = await findSelectedLlamas(services.db, caller, teamId, promotion.llamaIds);
  // The id comes from the database.
  const projectId = asProjectId(llamas[0]?.projectId ?? '');
  const before = getStagePointers(await listStages(services.db, teamId, projectId));
  const versions = await changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    const stages = await listStages(trx, teamId, projectId);
    if (getStagePointers(stages) !== before) throw conflict(releaseMessages.publishedMeanwhile);
    const project = await findItem(trx, teamId, projectId);
    if (!project) throw notFound();
    assertReviewed(project, targets);
    const source =
      promotion.source === 2
        ? await getBetaContent(trx, stages)
        : await getSavedContent(services, trx, teamId, projectId);
    await publishToStages({ services, caller, trx, teamId, projectId, stages }, source, targets, llamas);
    if (targets.includes('Live')) await setPublishStatus(trx, teamId, projectId, 'Live');
    change.emit({ type: 'promoted', stages: targets });
    await notifyAboutPublication(services, trx, caller, { teamId, projectId, stages: targets });
    return listLlamaVersions(trx, llamas);
  });
  services.hub.publish('projectListChanged', { teamId, projectId });
  return versions;
}

async function findSelectedLlamas(db: Db, caller: Caller, teamId: TeamId, ids: readonly ItemId[]): Promise<LlamaRow[]> {
  const llamas = (await listLlamasOfAccount(db, caller.accountId, ids)).filter((llama) => llama.teamId === teamId);
  if (llamas.length < new Set(ids.map((id) => id.toLowerCase())).size) throw notFound();
  if (new Set(llamas.map(({ projectId }) => projectId)).size > 1) throw refused(releaseMessages.oneProjectAtATime);
  return llamas;
}

async function getSavedContent(
  services: Services,
  trx: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<ReleaseContent> {
  const saved = await listItemVersions(trx, teamId, projectId);
  const parts = listStoredItems(await loadSavedItems(services, trx, teamId, projectId));
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw notFound();
  return {
    source: toOneSource(project, parts),
    versions: Object.fromEntries(saved.map(({ id, version }) => [id, version])),
  };
}

async function getBetaContent(trx: Db, stages: readonly StageRow[]): Promise<ReleaseContent> {
  const frozen = await findStageContent(trx, stages, 'Beta');
  if (!frozen) throw refused(releaseMessages.nothingInBeta);
  return frozen;
}

async function findStageContent(
  trx: Db,
  stages: readonly StageRow[],
  stage: PublishedStage,
): Promise<ReleaseContent | undefined> {
  const row = stages.find((one) => one.stage === stage);
  const content = row && (await findReleaseContent(trx, row.releaseId));
  if (!content) return undefined;
  // This server wrote both as JSON.
  const source = (await runInSlices(parseSourceInSteps(await unpackInBackground(content)))) as OneProjectSource;
  return { source, versions: JSON.parse(row.versions) as Record<string, number> };
}

interface PublicationScope {
  readonly services: Services;
  readonly caller: Caller;
  readonly trx: Db;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stages: readonly StageRow[];
}

/** Creates a release for each target whose content changes; refuses when none does (A4.39). */
async function publishToStages(
  { services, caller, trx, teamId, projectId, stages }: PublicationScope,
  from: ReleaseContent,
  targets: readonly PublishedStage[],
  ticked: readonly LlamaRow[],
): Promise<void> {
  const ids = new Set(ticked.map(({ id }) => id));
  const made = new Map<string, ReleaseId>();
  for (const stage of publishedStages.filter((one) => targets.includes(one))) {
    const frozen = mergeLlamas(from, await findStageContent(trx, stages, stage), ids);
    const versions = JSON.stringify(frozen.versions);
    if (stages.some((row) => row.stage === stage && row.versions === versions)) continue;
    const releaseId = made.get(versions) ?? services.newId();
    if (!made.has(versions)) {
      const content = await packInBackground(await runInSlices(writeSourceInSteps(frozen.source)));
      const about = { notes: '', errorCount: null, warningCount: null };
      const createdBy = caller.accountId;
      await insertRelease(trx, { id: releaseId, teamId, projectId, createdBy, versions, content, ...about });
      // Compiled before the commit: a release that cannot run is not published, and the first visitor does not wait.
      await getReleaseProgram(services, trx, releaseId);
    }
    made.set(versions, releaseId);
    await setStageRelease(trx, { teamId, projectId, releaseId, publishedBy: caller.accountId }, [stage]);
  }
  if (made.size === 0) throw refused(releaseMessages.nothingNew);
}
