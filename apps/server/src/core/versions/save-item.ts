import { notFound, type BodyOf, type editingCalls, type ResultOf } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import { assertCurrentPage } from './assert-current-page.ts';
import type { Caller, Services } from '../../services.ts';
import { changeItem } from '../changes/change-item.ts';
import { changeProject, type ProjectChange } from '../changes/change-project.ts';
import { storeItemWrite } from '../changes/item-writes.repository.ts';
import { findItemWithSavedHash } from '../items/items-with-hash.repository.ts';
import { areItemsInProject } from '../references/references.repository.ts';
import { forgetTexts } from '../secrets/forget-texts.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { checkSaveScripts } from './check-save-scripts.ts';
import { planSaveInSteps, type SavePlan, type SaveRequest } from './plan-save.ts';

export interface SaveResult {
  readonly version: number;
  readonly seq: number;
  readonly lastUpdatedUtc: string;
}

/**
 * Saves an item's draft as its next version. Content equal to the last save makes no new version.
 *
 * A save names the version it is based on. If another save came in between, it is refused with a conflict.
 */
export async function saveItem(services: Services, caller: Caller, save: SaveRequest): Promise<SaveResult> {
  assertCurrentPage(save.frontendVersion);
  let checkedText: string | undefined;
  const result = await changeItem<SaveResult>(services, caller, {
    target: save,
    itemId: save.itemId,
    async plan(item, change) {
      const write = await runInSlices(planSaveInSteps(services, item, save));
      if (write.text !== checkedText) await checkSaveScripts(services, change?.trx ?? services.db, write);
      checkedText = write.text;
      if (change) await completeSave(change, save, write);
      else if (write.references.length > 0 || write.newSecrets.length > 0) return { type: 'lock' };
      const toResult = ({ seq, updatedAt }: { readonly seq: number; readonly updatedAt: Date }) => ({
        version: write.version,
        seq,
        lastUpdatedUtc: updatedAt.toISOString(),
      });
      return { type: 'write', write, toResult };
    },
  });
  if (save.itemId === save.projectId) announceProject(services, save);
  return result;
}

/** Saves the drafts of several items of a project as `saveItem` does each, all or none. */
export async function saveItems(
  services: Services,
  caller: Caller,
  request: BodyOf<typeof editingCalls.saveItems>,
): Promise<ResultOf<typeof editingCalls.saveItems>> {
  assertCurrentPage(request.frontendVersion);
  const { items, ...target } = request;
  const result = await changeProject(services, caller, target, async (change) => {
    const saved: { readonly itemId: ItemId; readonly version: number }[] = [];
    for (const { itemId, version } of items) {
      const save = { ...target, itemId, version };
      const item = await findItemWithSavedHash(change.trx, target.teamId, itemId);
      const write = await runInSlices(planSaveInSteps(services, item, save));
      await checkSaveScripts(services, change.trx, write);
      await completeSave(change, save, write);
      await storeItemWrite(change.trx, write, caller.accountId);
      for (const content of write.events) change.emit(content);
      saved.push({ itemId, version: write.version });
    }
    return { items: saved, seq: change.nextSeq() - 1 };
  });
  if (items.some(({ itemId }) => itemId === target.projectId)) announceProject(services, target);
  return result;
}

/** What a save needs under the lock of its project before it is stored. */
async function completeSave({ trx }: ProjectChange, { teamId, projectId }: SaveRequest, write: SavePlan) {
  const { references, newSecrets, item } = write;
  if (references.length > 0 && !(await areItemsInProject(trx, teamId, projectId, references))) throw notFound();
  if (newSecrets.length > 0) await forgetTexts(trx, item, newSecrets);
}

/** The project list shows the project's name and the time of its last change. */
function announceProject({ hub }: Services, { teamId, projectId }: Pick<SaveRequest, 'teamId' | 'projectId'>) {
  hub.publish('projectListChanged', { teamId, projectId });
}
