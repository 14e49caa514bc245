import type { editingCalls, ResultOf } from '@confab/contracts';
import type { EditNotice } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { runInOrder } from '../../core/scheduling/run-in-order.ts';
import { editAtOnce, editLocked, itemIdOf } from './take-edit.ts';

type Answer = ResultOf<typeof editingCalls.notify>;

/**
 * Takes one edit: checks it against the schema, gives it the project's next number, applies it to the
 * draft, stores both, and pushes it to everyone. An edit that comes again has the number it got before.
 */
export async function notifyEdit(services: Services, caller: Caller, notice: EditNotice): Promise<Answer> {
  const isOwnConnection =
    notice.changerConnectionId !== '' &&
    (await services.hub.ownsConnection(notice.changerConnectionId, caller.sessionId));
  const connectionId = isOwnConnection ? notice.changerConnectionId : '';
  if (notice.action === 'StartEdit' || notice.action === 'EndEdit') {
    if (isOwnConnection)
      services.hub.publishEditing({ ...notice, seq: 0, authorId: caller.accountId, authorName: caller.name });
    return { seq: 0, dropped: false, note: '' };
  }
  const answer = await runInOrder(
    `item ${itemIdOf(notice)}`,
    async () =>
      (await editAtOnce(services, caller, notice, connectionId)) ??
      (await editLocked(services, caller, notice, connectionId)),
  );
  if (answer.isNameChange) services.hub.publishProjectListChanged(notice.teamId, notice.projectId);
  const { isNameChange: _told, ...result } = answer;
  return result;
}
