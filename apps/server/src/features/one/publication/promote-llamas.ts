import {
  conflict,
  notFound,
  refused,
  releaseMessages,
  type BodyOf,
  type LlamaVersions,
  type ResultOf,
  type onePublishingCalls,
} from '@confab/contracts';
import { asProjectId, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import { changeProject } from '../../../core/changes/change-project.ts';
import { findItem } from '../../../core/items/items.repository.ts';
import { assertReviewed } from '../../../core/releases/assert-reviewed.ts';
import { compileRelease, startTrainingRelease } from '../../../core/releases/programs.ts';
import { listStages, setPublishStatus, setStageRelease } from '../../../core/releases/releases.repository.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import {
  addOverride,
  assertPublishable,
  assertSourceUnchanged,
  getPromotionTargets,
  getStagePointers,
  notifyAboutPublication,
} from '../../publishing/index.ts';
import { listLlamaVersions } from '../get-llama-versions.ts';
import { listLlamasOfAccount, type LlamaRow } from '../one.repository.ts';
import { isLastContent } from './load-contents.ts';
import { planPublication, type LlamaPublication, type PublicationPlan } from './plan-publication.ts';
import { storeRelease } from './store-release.ts';

type Promotion = BodyOf<typeof onePublishingCalls.promote>;

/** A check of a large project takes seconds, during which others may save. */
const attemptsMax = 3;

/**
 * Publishes the selected llamas of a project; the other llamas on the target stages stay as they are (A4.38). If one of
 * them is not the team's, nothing is published. Errors are a reason to refuse, unless the caller gives a reason, which
 * is kept with the release.
 */
export async function promoteLlamas(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  promotion: Promotion,
): Promise<Record<string, LlamaVersions>> {
  const { source, overrideReason } = promotion;
  const targets = getPromotionTargets(promotion);
  const llamas = await findSelectedLlamas(services.db, caller, teamId, promotion.llamaIds);
  const projectId = getProjectId(llamas);
  const publication = { teamId, projectId, source, targets, llamas };
  const stages = await listStages(services.db, teamId, projectId);
  assertSourceUnchanged(stages, promotion);
  const before = getStagePointers(stages);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    // Planned and compiled outside the transaction, which may not take as long.
    const plan = await planPublication(services, publication);
    if (plan.releases.length === 0) throw refused(releaseMessages.nothingNew);
    assertPublishable(plan, overrideReason);
    const planned = { ...publication, plan, before, overrideReason };
    // Also before a large program is compiled, which takes seconds and memory.
    await assertPlanAllowed(services.db, planned);
    for (const { id, source: published } of plan.releases) await compileRelease(services, id, published);
    if (!(await publishPlan(services, caller, planned))) continue;
    for (const { id } of plan.releases) startTrainingRelease(services, id);
    services.hub.publish('projectListChanged', { teamId, projectId });
    return listLlamaVersions(services, llamas);
  }
  throw conflict(releaseMessages.changedDuringCheck);
}

/** The errors that the stages would have after publishing the selected llamas, as publishing counts them. */
export async function previewLlamas(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  considered: BodyOf<typeof onePublishingCalls.preview>,
  signal: AbortSignal,
): Promise<ResultOf<typeof onePublishingCalls.preview>> {
  const { source, llamaIds } = considered;
  const targets = getPromotionTargets(considered);
  const llamas = await findSelectedLlamas(services.db, caller, teamId, llamaIds);
  const projectId = getProjectId(llamas);
  const { errorCount } = await planPublication(services, { teamId, projectId, source, targets, llamas }, signal);
  return { errorCount };
}

/** The project of selected llamas, with at least one llama. */
function getProjectId(llamas: readonly LlamaRow[]): ProjectId {
  // The id comes from the database.
  return asProjectId(llamas[0]?.projectId ?? '');
}

async function findSelectedLlamas(db: Db, caller: Caller, teamId: TeamId, ids: readonly ItemId[]): Promise<LlamaRow[]> {
  const llamas = (await listLlamasOfAccount(db, caller.accountId, ids)).filter((llama) => llama.teamId === teamId);
  if (llamas.length < new Set(ids).size) throw notFound();
  if (new Set(llamas.map(({ projectId }) => projectId)).size > 1) throw refused(releaseMessages.oneProjectAtATime);
  return llamas;
}

interface PlannedPublication extends LlamaPublication {
  readonly plan: PublicationPlan;
  /** The stages that the caller saw. */
  readonly before: string;
  readonly overrideReason: string | undefined;
}

/**
 * Refuses a plan when the stages have changed since the caller saw them, and for live without an approval of its
 * content.
 */
async function assertPlanAllowed(
  db: Db,
  { teamId, projectId, targets, plan, before }: PlannedPublication,
): Promise<void> {
  if (getStagePointers(await listStages(db, teamId, projectId)) !== before)
    throw conflict(releaseMessages.publishedMeanwhile);
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  await assertReviewed(db, project, targets, async () => plan.selected);
}

/** @returns false, with nothing changed, when the project has changed since the plan was made. */
async function publishPlan(services: Services, caller: Caller, planned: PlannedPublication): Promise<boolean> {
  const { teamId, projectId, targets, plan, overrideReason } = planned;
  return changeProject(services, caller, { teamId, projectId }, async (change) => {
    const { trx } = change;
    if (plan.saved && !(await isLastContent(trx, { teamId, projectId }, plan.saved))) return false;
    await assertPlanAllowed(trx, planned);
    for (const { id: releaseId, stages, errorCount, warningCount, packed } of plan.releases) {
      await storeRelease(trx, caller, { ...packed, id: releaseId, teamId, projectId, errorCount, warningCount });
      await setStageRelease(trx, { teamId, projectId, releaseId, publishedBy: caller.accountId }, stages);
      if (!overrideReason || errorCount === 0) continue;
      const createdUtc = new Date(services.now()).toISOString();
      await addOverride(trx, teamId, releaseId, { reason: overrideReason, stages, by: caller.name, createdUtc });
    }
    if (targets.includes('Live')) await setPublishStatus(trx, teamId, projectId, 'Live');
    change.emit({ type: 'promoted', stages: [...targets] });
    await notifyAboutPublication(services, trx, caller, { teamId, projectId, stages: targets });
    return true;
  });
}
