import { notFound, type historyCalls, type ResultOf } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { keepUnsaved } from './keep-unsaved.ts';
import { livingThen } from './living-then.ts';
import { isPoint } from './points.repository.ts';
import { listPurged, listStateAt } from './states.repository.ts';
import { takeBack } from './take-back.ts';

type WentBack = ResultOf<typeof historyCalls.rollBackProject>;

export interface BackTo {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** Only this workflow with its nodes goes back. */
  readonly workflowId?: WorkflowId | undefined;
  readonly versionNumber: number;
  readonly keepUnsaved?: boolean | undefined;
  readonly connectionId?: string | undefined;
}

/**
 * Makes an earlier state of a project, or of one workflow in it, the newest one (A7.53, A7.54).
 *
 * History only ever grows: what differs becomes a new version, what was deleted since comes back under its own id,
 * and what was added since goes to the bin. All of it happens, or nothing.
 */
export async function rollBack(services: Services, caller: Caller, to: BackTo): Promise<WentBack> {
  const { teamId, projectId, workflowId, versionNumber } = to;
  const scope = { teamId, projectId, workflowId };
  const done = await changeProject(services, caller, to, async (change): Promise<WentBack> => {
    const { trx, nextSeq, emit } = change;
    if (versionNumber !== 0 && !(await isPoint(trx, scope, versionNumber))) throw notFound();
    const then = new Set(livingThen(await listStateAt(trx, scope, versionNumber)).map(({ id }) => id));
    if (!then.has(workflowId ?? projectId)) throw notFound();
    const missing = await listPurged(trx, scope, versionNumber);
    const items = await keepUnsaved(
      change,
      caller,
      { teamId, isWanted: to.keepUnsaved ?? false, description: `Kept before going back to version ${versionNumber}` },
      await listStateAt(trx, scope, versionNumber),
    );
    const counts = await takeBack(change, {
      services,
      caller,
      teamId,
      projectId,
      targets: items.filter(({ id }) => then.has(id)),
      removed: items.filter(({ id, isBinned }) => !isBinned && !then.has(id)),
      description: `Back to version ${versionNumber}`,
    });
    if (counts.changedCount + counts.restoredCount + counts.removedCount > 0) {
      // A workflow's id is an item id.
      const itemId = workflowId;
      emit({
        type: 'rolledBack',
        version: versionNumber,
        ...(itemId === undefined ? {} : { itemId, itemKind: 'workflow' }),
      });
    }
    return { ...counts, missing: [...missing], seq: nextSeq() - 1 };
  });
  services.hub.publishProjectListChanged(teamId, projectId);
  return done;
}
