import { fillMessage } from '@confab/model';
import { historyMessages, notFound, type historyCalls, type ResultOf } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { saveUnsavedChanges } from './save-unsaved-changes.ts';
import { filterExistingItems, filterKeptItems } from './filter-existing-items.ts';
import { isPoint } from './points.repository.ts';
import { listPurgedNames } from './purged-names.repository.ts';
import { listStateAt } from './states.repository.ts';
import { applyRollback } from './apply-rollback.ts';

type RollbackResult = ResultOf<typeof historyCalls.rollBackProject>;

export interface RollbackRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Set to roll back only this workflow and its nodes. */
  readonly workflowId?: WorkflowId | undefined;
  readonly versionNumber: number;
  readonly keepUnsaved?: boolean | undefined;
  readonly connectionId?: string | undefined;
}

/**
 * Makes an earlier state of a project, or of one workflow in it, the newest one (A7.53, A7.54).
 *
 * Nothing is removed from the history: differing items get a new version, items deleted since are restored under their
 * own ids, and items added since are deleted, except a workflow with nodes whose earlier workflow is permanently deleted
 * or in another project, which keeps its Start. All in one transaction.
 */
export async function rollBack(services: Services, caller: Caller, to: RollbackRequest): Promise<RollbackResult> {
  const { teamId, projectId, workflowId, versionNumber } = to;
  const scope = { teamId, projectId, workflowId };
  const done = await changeProject(services, caller, to, async (change): Promise<RollbackResult> => {
    const { trx, nextSeq, emit } = change;
    if (versionNumber !== 0 && !(await isPoint(trx, scope, versionNumber))) throw notFound();
    const then = new Set(filterExistingItems(await listStateAt(trx, scope, versionNumber)).map(({ id }) => id));
    if (!then.has(workflowId ?? projectId)) throw notFound();
    const missing = await listPurgedNames(trx, scope, versionNumber);
    const items = await saveUnsavedChanges(
      change,
      caller,
      {
        teamId,
        isWanted: to.keepUnsaved ?? false,
        description: fillMessage(historyMessages.keptBeforeRollback, { number: versionNumber }),
      },
      await listStateAt(trx, scope, versionNumber),
    );
    const targets = items.filter(({ id }) => then.has(id));
    const kept = new Set(filterKeptItems(items, targets).map(({ id }) => id));
    const counts = await applyRollback(change, {
      services,
      caller,
      teamId,
      projectId,
      targets,
      removed: items.filter(({ id, isDeleted }) => !isDeleted && !then.has(id) && !kept.has(id)),
      description: fillMessage(historyMessages.rolledBack, { number: versionNumber }),
    });
    if (counts.changedCount + counts.restoredCount + counts.removedCount > 0) {
      emit({
        type: 'rolledBack',
        version: versionNumber,
        ...(workflowId === undefined ? {} : { itemId: workflowId, itemKind: 'workflow' }),
      });
    }
    return { ...counts, missing: [...missing], seq: nextSeq() - 1 };
  });
  services.hub.publish('projectListChanged', { teamId, projectId });
  return done;
}
