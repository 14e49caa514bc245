import { conflict, notFound, refused, type BodyOf, type LlamaVersions, type oneCalls } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import { publishedStages, type ProjectId, type PublishedStage, type TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { pack, unpack } from '../../core/versions/content.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { listLastVersions } from '../../core/versions/versions.repository.ts';
import { pointersOf, targetsOf } from '../publishing/promote-project.ts';
import {
  findReleaseContent,
  insertRelease,
  listStages,
  setPublishStatus,
  setStageRelease,
  type StageRow,
} from '../../core/releases/releases.repository.ts';
import { tellOfPublication } from '../publishing/tell-of-publication.ts';
import { getReleaseProgram } from '../../core/releases/programs.ts';
import { versionsOf } from './llama-versions.ts';
import { toOneSource } from '../../core/llamas/to-llama-content.ts';
import { assertReviewed } from '../../core/releases/assert-reviewed.ts';
import { joinLlamas, type Frozen } from './join-llamas.ts';
import { listOwnLlamas, type LlamaRow } from './one.repository.ts';

type Promotion = BodyOf<typeof oneCalls.promote>;

const nothingNew = 'There is nothing new to publish: that stage already has these versions.';

/**
 * Publishes the llamas of a project that were ticked, as their source has them; what else stands on the targets stays
 * as it is there (A4.38). All of them or none: one that is not the team's is not found.
 */
export async function promoteLlamas(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  promotion: Promotion,
): Promise<Record<string, LlamaVersions>> {
  const targets = targetsOf(promotion);
  const llamas = await findTicked(services.db, caller, teamId, promotion.llamaIds);
  // The database's own key.
  const projectId = llamas[0]?.projectId as ProjectId;
  const before = pointersOf(await listStages(services.db, teamId, projectId));
  const versions = await changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    const stages = await listStages(trx, teamId, projectId);
    if (pointersOf(stages) !== before) throw conflict('Somebody else has just published this project.');
    const project = await findItem(trx, teamId, projectId);
    if (!project) throw notFound();
    assertReviewed(project, targets);
    const source = promotion.source === 2 ? await beta(trx, stages) : await lastSaves(trx, teamId, projectId);
    await point({ services, caller, trx, teamId, projectId, stages }, source, targets, llamas);
    if (targets.includes('Live')) await setPublishStatus(trx, teamId, projectId, 'Live');
    change.emit({ type: 'promoted', stages: targets });
    await tellOfPublication(services, trx, caller, { teamId, projectId, stages: targets });
    return versionsOf(trx, llamas);
  });
  services.hub.publishProjectListChanged(teamId, projectId);
  return versions;
}

async function findTicked(db: Db, caller: Caller, teamId: TeamId, ids: readonly string[]): Promise<LlamaRow[]> {
  const llamas = (await listOwnLlamas(db, caller.accountId, ids)).filter((llama) => llama.teamId === teamId);
  if (llamas.length < new Set(ids.map((id) => id.toLowerCase())).size) throw notFound();
  if (new Set(llamas.map(({ projectId }) => projectId)).size > 1)
    throw refused('Publish the chapters of one project at a time.');
  return llamas;
}

async function lastSaves(trx: Db, teamId: TeamId, projectId: ProjectId): Promise<Frozen> {
  const saved = await listLastVersions(trx, teamId, projectId);
  const parts = saved.map((row) => ({ ...row, values: parseDraft(unpack(row.content)) }));
  const project = parts.find(({ kind }) => kind === 'project');
  if (!project) throw notFound();
  return {
    source: toOneSource(project, parts),
    versions: Object.fromEntries(saved.map(({ id, version }) => [id, version])),
  };
}

async function beta(trx: Db, stages: readonly StageRow[]): Promise<Frozen> {
  const frozen = await frozenAt(trx, stages, 'Beta');
  if (!frozen) throw refused('There is nothing in beta yet. Publish to beta first.');
  return frozen;
}

async function frozenAt(trx: Db, stages: readonly StageRow[], stage: PublishedStage): Promise<Frozen | undefined> {
  const row = stages.find((one) => one.stage === stage);
  const content = row && (await findReleaseContent(trx, row.releaseId));
  if (!content) return undefined;
  // This server froze both texts.
  const source = JSON.parse(unpack(content)) as OneProjectSource;
  return { source, versions: JSON.parse(row.versions) as Record<string, number> };
}

interface Pointing {
  readonly services: Services;
  readonly caller: Caller;
  readonly trx: Db;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stages: readonly StageRow[];
}

/** Freezes a release for each target that gets another than it has; refused where none does (A4.39). */
async function point(
  { services, caller, trx, teamId, projectId, stages }: Pointing,
  from: Frozen,
  targets: readonly PublishedStage[],
  ticked: readonly LlamaRow[],
): Promise<void> {
  const ids = new Set(ticked.map(({ id }) => id));
  const made = new Map<string, string>();
  for (const stage of publishedStages.filter((one) => targets.includes(one))) {
    const frozen = joinLlamas(from, await frozenAt(trx, stages, stage), ids);
    const versions = JSON.stringify(frozen.versions);
    if (stages.some((row) => row.stage === stage && row.versions === versions)) continue;
    const releaseId = made.get(versions) ?? services.newId();
    if (!made.has(versions)) {
      const content = pack(JSON.stringify(frozen.source));
      await insertRelease(trx, { id: releaseId, teamId, projectId, createdBy: caller.accountId, versions, content });
      // Compiled before it counts: what cannot run is not published, and the first visitor does not wait.
      await getReleaseProgram(trx, releaseId);
    }
    made.set(versions, releaseId);
    await setStageRelease(trx, { teamId, projectId, releaseId, publishedBy: caller.accountId }, [stage]);
  }
  if (made.size === 0) throw refused(nothingNew);
}
