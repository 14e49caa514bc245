import { notFound, unprocessable, type editingCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, checkEdit, type InputEdit } from '@confab/inputs';
import { emptyId, limits, type EditNotice } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeProject, type ProjectChange } from '../items/change-project.ts';
import { nameIn } from '../items/create-items.ts';
import { findItem } from '../items/items.repository.ts';
import { numberEdit } from '../items/number-edit.ts';
import { findSchema } from '../items/schema-of.ts';
import { storeDraft } from '../items/store-draft.ts';
import { parseDraft } from '../items/to-item.ts';
import { findSeqOfEdit } from './events.repository.ts';

type Answer = ResultOf<typeof editingCalls.notify>;

/**
 * Takes one edit: checks it against the schema, gives it the project's next number, applies it to the
 * draft, stores both, and pushes it to everyone. An edit that comes again has the number it got before.
 */
export async function notifyEdit(services: Services, caller: Caller, notice: EditNotice): Promise<Answer> {
  const isOwnConnection =
    notice.changerConnectionId !== '' && (await services.hub.ownsConnection(notice.changerConnectionId, caller.sessionId));
  const connectionId = isOwnConnection ? notice.changerConnectionId : '';
  if (notice.action === 'StartEdit' || notice.action === 'EndEdit') {
    if (isOwnConnection) services.hub.publishEditing({ ...notice, seq: 0, authorId: caller.accountId, authorName: caller.name });
    return { seq: 0, dropped: false, note: '' };
  }
  const { teamId, projectId } = notice;
  const answer = await changeProject(services, caller, { teamId, projectId, connectionId }, async (change) => {
    const known = await findSeqOfEdit(change.trx, projectId, notice.editId);
    if (known !== undefined) return { seq: known, dropped: false, note: '', isNameChange: false };
    return applyNotice(change, caller, notice, connectionId);
  });
  if (answer.isNameChange) services.hub.publishProjectListChanged(teamId, projectId);
  return answer;
}

async function applyNotice(change: ProjectChange, caller: Caller, notice: EditNotice, connectionId: string) {
  const item = await findItem(change.trx, notice.teamId, itemIdOf(notice));
  const schema = item && findSchema(item.kind, item.type);
  if (!item || !schema) throw notFound();
  const edit: InputEdit = { path: notice.path, action: notice.action, updatedValue: notice.updatedValue };
  const before = parseDraft(item.draft);
  const [problem] = checkEdit(schema, before, edit);
  if (problem) throw unprocessable(problem.message);
  const result = applyEdit(before, edit);
  if (result.type === 'dropped') return { seq: change.nextSeq() - 1, dropped: true, note: noteFor(result.reason), isNameChange: false };
  if (result.type === 'applied') await storeDraft(change.trx, item, result.values);
  const numbered = numberEdit(edit, {
    editId: notice.editId,
    item,
    teamId: notice.teamId,
    caller,
    seq: change.nextSeq(),
    connectionId,
  });
  const seq = change.emit({ type: 'edited', edit: numbered }, notice.editId);
  return { seq, dropped: false, note: '', isNameChange: item.kind === 'project' && nameIn(result.values) !== item.displayName };
}

/** The deepest item that an edit names. */
function itemIdOf({ projectId, workflowId, nodeId }: EditNotice): string {
  const isGiven = (id: string | null | undefined) => id !== undefined && id !== null && id !== emptyId;
  return (isGiven(nodeId) ? nodeId : isGiven(workflowId) ? workflowId : undefined) ?? projectId;
}

function noteFor(reason: string) {
  if (reason === 'tooManyRows') return `A table can have at most ${limits.tableRowsMax} rows.`;
  return 'Somebody else has deleted what you were editing, so this change was left out.';
}
