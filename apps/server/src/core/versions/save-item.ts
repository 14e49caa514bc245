import { notFound, refused } from '@confab/contracts';
import { frontendVersion } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { checkSaveScripts } from './check-save-scripts.ts';
import { changeAtOnce, type Changed } from '../changes/change-at-once.ts';
import { changeProject } from '../changes/change-project.ts';
import { planSave, type SaveRequest, type SavePlan } from './plan-save.ts';
import { areItemsInProject } from '../references/references.repository.ts';
import { findItemWithSavedHash, storeSave } from './saves.repository.ts';

export interface SaveResult {
  readonly version: number;
  readonly seq: number;
  readonly lastUpdatedUtc: string;
}

/**
 * Turns an item's draft into its next version. Equal content makes no new version.
 *
 * A save names the version it follows; another one in between is a conflict, so nobody overwrites what he
 * has not seen.
 */
export async function saveItem(services: Services, caller: Caller, save: SaveRequest): Promise<SaveResult> {
  if ((save.frontendVersion ?? frontendVersion) < frontendVersion) {
    throw refused('This page is out of date. A hard refresh is needed to load the newest version.');
  }
  const checked = planSave(await findItemWithSavedHash(services.db, save.teamId, save.itemId), save);
  await checkSaveScripts(services, services.db, checked);
  const saved =
    (await saveAtOnce(services, caller, save, checked)) ?? (await saveLocked(services, caller, save, checked));
  // A project's row in the lists shows its name and when it was last changed.
  if (save.itemId === save.projectId) services.hub.publishProjectListChanged(save.teamId, save.projectId);
  return saved;
}

/** In one statement what was read without a lock; undefined for whatever needs a closer look. */
async function saveAtOnce(
  services: Services,
  caller: Caller,
  save: SaveRequest,
  plan: SavePlan,
): Promise<SaveResult | undefined> {
  if (plan.references.length > 0) return undefined;
  const { references: _none, ...change } = plan;
  const changed = await changeAtOnce(services, caller, { ...change, target: save });
  return changed && toSaveResult(plan, changed);
}

/** Holding the project: tells exactly why a save cannot be made. */
function saveLocked(services: Services, caller: Caller, save: SaveRequest, checked: SavePlan): Promise<SaveResult> {
  return changeProject(services, caller, save, async ({ trx, emit, nextSeq }) => {
    const plan = planSave(await findItemWithSavedHash(trx, save.teamId, save.itemId), save);
    if (plan.text !== checked.text) await checkSaveScripts(services, trx, plan);
    if (!(await areItemsInProject(trx, save.teamId, save.projectId, plan.references))) throw notFound();
    const updatedAt = await storeSave(trx, plan, caller.accountId);
    for (const content of plan.events) emit(content);
    return toSaveResult(plan, { seq: nextSeq() - 1, updatedAt });
  });
}

function toSaveResult({ version }: SavePlan, { seq, updatedAt }: Changed): SaveResult {
  return { version, seq, lastUpdatedUtc: updatedAt.toISOString() };
}
