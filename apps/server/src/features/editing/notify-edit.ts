import type { editingCalls, ResultOf } from '@confab/contracts';
import type { EditNotice } from '@confab/model';
import { changeItem } from '../../core/changes/change-item.ts';
import { runInOrder } from '../../scheduling/run-in-order.ts';
import type { Caller, Services } from '../../services.ts';
import { getEditedItemId, planEdit, type EditResult } from './plan-edit.ts';

type NotifyResult = ResultOf<typeof editingCalls.notify>;

/**
 * Applies one edit to an item's draft: checks it against the schema, numbers it, stores it and publishes it. An edit
 * that is sent again is answered with the number it got the first time.
 */
export async function notifyEdit(services: Services, caller: Caller, notice: EditNotice): Promise<NotifyResult> {
  const { teamId, projectId } = notice;
  const isOwnConnection =
    notice.changerConnectionId !== '' &&
    (await services.hub.ownsConnection(notice.changerConnectionId, caller.sessionId));
  const connectionId = isOwnConnection ? notice.changerConnectionId : '';
  if (notice.action === 'StartEdit' || notice.action === 'EndEdit') {
    if (isOwnConnection) {
      const edit = { ...notice, seq: 0, authorId: caller.accountId, authorName: caller.name };
      services.hub.publish(notice.action === 'StartEdit' ? 'startEdit' : 'endEdit', edit);
    }
    return { seq: 0, dropped: false, note: '' };
  }
  const itemId = getEditedItemId(notice);
  const { answer, isProjectRename } = await runInOrder(services, `item ${itemId}`, () =>
    changeItem<EditResult>(services, caller, {
      target: { teamId, projectId, connectionId },
      itemId,
      plan: (item, change) => planEdit({ services, caller, notice, connectionId }, item, change),
    }),
  );
  if (isProjectRename) services.hub.publish('projectListChanged', { teamId, projectId });
  return answer;
}
