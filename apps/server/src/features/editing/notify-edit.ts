import { notFound, unprocessable, type editingCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, checkEdit, type InputEdit } from '@confab/inputs';
import { emptyId, limits, type EditNotice } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeAtOnce } from '../items/change-at-once.ts';
import { changeProject } from '../items/change-project.ts';
import { nameIn } from '../items/create-items.ts';
import { findItem, type ItemRow } from '../items/items.repository.ts';
import { numberEdit } from '../items/number-edit.ts';
import { findSavedItem } from '../items/saves.repository.ts';
import { findSchema } from '../items/schema-of.ts';
import { planDraft, storeDraft } from '../items/store-draft.ts';
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
  const answer = (await editAtOnce(services, caller, notice, connectionId)) ?? (await editLocked(services, caller, notice, connectionId));
  if (answer.isNameChange) services.hub.publishProjectListChanged(notice.teamId, notice.projectId);
  return answer;
}

type Outcome = Answer & { readonly isNameChange: boolean };
const known = (seq: number): Outcome => ({ seq, dropped: false, note: '', isNameChange: false });

/** In one statement what was read without a lock; undefined for whatever needs a closer look, repeats included. */
async function editAtOnce(services: Services, caller: Caller, notice: EditNotice, connectionId: string): Promise<Outcome | undefined> {
  const { teamId, projectId, editId, baseSeq } = notice;
  const item = await findSavedItem(services.db, teamId, itemIdOf(notice));
  if (!item || item.kind === 'project') return undefined;
  const { edit, problem, result } = tryEdit(item, notice);
  if (problem || result.type === 'dropped') return undefined;
  const numbering = { editId, item, teamId, caller, seq: 0, baseSeq, connectionId };
  const changed = await changeAtOnce(services, caller, {
    item,
    ...planDraft(result.values, item.savedHash),
    version: item.version,
    events: [{ type: 'edited', edit: numberEdit(edit, numbering) }],
    editId,
    target: { teamId, projectId, connectionId },
  });
  return changed && known(changed.seq);
}

function editLocked(services: Services, caller: Caller, notice: EditNotice, connectionId: string): Promise<Outcome> {
  const { teamId, projectId, editId, baseSeq } = notice;
  return changeProject(services, caller, { teamId, projectId, connectionId }, async ({ trx, emit, nextSeq }) => {
    const seen = await findSeqOfEdit(trx, projectId, editId);
    if (seen !== undefined) return known(seen);
    const item = await findItem(trx, teamId, itemIdOf(notice));
    if (!item) throw notFound();
    const { edit, problem, result } = tryEdit(item, notice);
    if (problem) throw unprocessable(problem.message);
    if (result.type === 'dropped') return { ...known(nextSeq() - 1), dropped: true, note: noteFor(result.reason) };
    if (result.type === 'applied') await storeDraft(trx, item, result.values);
    const numbering = { editId, item, teamId, caller, seq: nextSeq(), baseSeq, connectionId };
    const seq = emit({ type: 'edited', edit: numberEdit(edit, numbering) }, editId);
    return { ...known(seq), isNameChange: item.kind === 'project' && nameIn(result.values) !== item.displayName };
  });
}

/** What an edit would make of an item, and what its schema has against that. */
function tryEdit(item: ItemRow, { path, action, updatedValue }: EditNotice) {
  const schema = findSchema(item.kind, item.type);
  if (!schema) throw notFound();
  const edit: InputEdit = { path, action, updatedValue };
  const values = parseDraft(item.draft);
  const [problem] = checkEdit(schema, values, edit);
  return { edit, problem, result: applyEdit(values, edit) };
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
