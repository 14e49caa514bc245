import { fillMessage } from '@confab/model';
import { historyMessages, notFound, type historyCalls, type ResultOf } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findVersion } from './item-versions.repository.ts';
import { saveUnsavedChanges } from './save-unsaved-changes.ts';
import type { RollbackRequest } from './roll-back.ts';
import { applyRollback } from './apply-rollback.ts';

type ItemRollbackRequest = Pick<
  RollbackRequest,
  'teamId' | 'projectId' | 'versionNumber' | 'keepUnsaved' | 'connectionId'
>;

/** Makes an earlier save of one item its newest one; the items below it stay unchanged. */
export async function rollBackItem(
  services: Services,
  caller: Caller,
  itemId: ItemId,
  to: ItemRollbackRequest,
): Promise<ResultOf<typeof historyCalls.rollBackItem>> {
  const { teamId, projectId, versionNumber } = to;
  const { isProject, ...done } = await changeProject(services, caller, to, async (change) => {
    const item = await findItem(change.trx, teamId, itemId);
    if (!item || !(await findVersion(change.trx, teamId, item.id, versionNumber))) throw notFound();
    const targets = await saveUnsavedChanges(
      change,
      caller,
      {
        teamId,
        isWanted: to.keepUnsaved ?? false,
        description: fillMessage(historyMessages.keptBeforeRollback, { number: versionNumber }),
      },
      [
        {
          ...item,
          isDeleted: false,
          versionThen: versionNumber,
          workflowThen: item.workflowId,
          hasLostWorkflow: false,
          wasThere: true,
        },
      ],
    );
    const description = fillMessage(historyMessages.rolledBack, { number: versionNumber });
    const counts = await applyRollback(change, {
      services,
      caller,
      teamId,
      projectId,
      targets,
      removed: [],
      description,
    });
    return { ...counts, missing: [], seq: change.nextSeq() - 1, isProject: item.kind === 'project' };
  });
  if (isProject) services.hub.publish('projectListChanged', { teamId, projectId });
  return done;
}

/** The project that an item is in. */
export async function getProjectId(
  { db }: Services,
  teamId: TeamId,
  itemId: ItemId,
): Promise<RollbackRequest['projectId']> {
  const item = await findItem(db, teamId, itemId);
  if (!item) throw notFound();
  return item.projectId;
}
