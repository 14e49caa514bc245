import { generalMessages, notFound, refused } from '@confab/contracts';
import { frontendVersion } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeItem } from '../changes/change-item.ts';
import { areItemsInProject } from '../references/references.repository.ts';
import { forgetTexts } from '../secrets/forget-texts.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { checkSaveScripts } from './check-save-scripts.ts';
import { planSaveInSteps, type SaveRequest } from './plan-save.ts';

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
  if ((save.frontendVersion ?? frontendVersion) < frontendVersion) {
    throw refused(generalMessages.pageOutdated);
  }
  let checkedText: string | undefined;
  const result = await changeItem<SaveResult>(services, caller, {
    target: save,
    itemId: save.itemId,
    async plan(item, change) {
      const write = await runInSlices(planSaveInSteps(services, item, save));
      if (write.text !== checkedText) await checkSaveScripts(services, change?.trx ?? services.db, write);
      checkedText = write.text;
      if (write.references.length > 0) {
        if (!change) return { type: 'lock' };
        if (!(await areItemsInProject(change.trx, save.teamId, save.projectId, write.references))) throw notFound();
      }
      if (write.newSecrets.length > 0) {
        if (!change) return { type: 'lock' };
        await forgetTexts(change.trx, write.item, write.newSecrets);
      }
      const toResult = ({ seq, updatedAt }: { readonly seq: number; readonly updatedAt: Date }) => ({
        version: write.version,
        seq,
        lastUpdatedUtc: updatedAt.toISOString(),
      });
      return { type: 'write', write, toResult };
    },
  });
  // The project list shows the project's name and the time of its last change.
  if (save.itemId === save.projectId)
    services.hub.publish('projectListChanged', { teamId: save.teamId, projectId: save.projectId });
  return result;
}
