import { notFound, refused } from '@confab/contracts';
import { frontendVersion } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { checkBeforeSave } from './check-before-save.ts';
import { changeAtOnce, type Changed } from './change-at-once.ts';
import { changeProject } from './change-project.ts';
import { planSave, type Save, type SavePlan } from './plan-save.ts';
import { areInProject } from './references.repository.ts';
import { findSavedItem, storeSave } from './saves.repository.ts';

export interface Saved {
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
export async function saveItem(services: Services, caller: Caller, save: Save): Promise<Saved> {
  if ((save.frontendVersion ?? frontendVersion) < frontendVersion) {
    throw refused('This page is out of date. A hard refresh is needed to load the newest version.');
  }
  const checked = planSave(await findSavedItem(services.db, save.teamId, save.itemId), save);
  await checkBeforeSave(services, services.db, checked);
  const saved =
    (await saveAtOnce(services, caller, save, checked)) ?? (await saveLocked(services, caller, save, checked));
  // A project's row in the lists shows its name and when it was last changed.
  if (save.itemId === save.projectId) services.hub.publishProjectListChanged(save.teamId, save.projectId);
  return saved;
}

/** In one statement what was read without a lock; undefined for whatever needs a closer look. */
async function saveAtOnce(services: Services, caller: Caller, save: Save, plan: SavePlan): Promise<Saved | undefined> {
  if (plan.references.length > 0) return undefined;
  const { references: _none, ...change } = plan;
  const changed = await changeAtOnce(services, caller, { ...change, target: save });
  return changed && toSaved(plan, changed);
}

/** Holding the project: tells exactly why a save cannot be made. */
function saveLocked(services: Services, caller: Caller, save: Save, checked: SavePlan): Promise<Saved> {
  return changeProject(services, caller, save, async ({ trx, emit, nextSeq }) => {
    const plan = planSave(await findSavedItem(trx, save.teamId, save.itemId), save);
    if (plan.text !== checked.text) await checkBeforeSave(services, trx, plan);
    if (!(await areInProject(trx, save.teamId, save.projectId, plan.references))) throw notFound();
    const updatedAt = await storeSave(trx, plan, caller.accountId);
    for (const content of plan.events) emit(content);
    return toSaved(plan, { seq: nextSeq() - 1, updatedAt });
  });
}

function toSaved({ version }: SavePlan, { seq, updatedAt }: Changed): Saved {
  return { version, seq, lastUpdatedUtc: updatedAt.toISOString() };
}
