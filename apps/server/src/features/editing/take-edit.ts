import { notFound, unprocessable, type editingCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, checkEdit, type DropReason, type InputEdit } from '@confab/inputs';
import { emptyId, limits, type EditNotice } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeAtOnce } from '../items/change-at-once.ts';
import { changeProject, type ProjectChange } from '../items/change-project.ts';
import { nameIn } from '../items/create-items.ts';
import { findItem, type ItemRow } from '../items/items.repository.ts';
import { numberEdit } from '../items/number-edit.ts';
import { newReferences } from '../items/references.ts';
import { areInProject } from '../items/references.repository.ts';
import { findSavedItem } from '../items/saves.repository.ts';
import { findSchema } from '../items/schema-of.ts';
import { planDraft, storeDraft } from '../items/store-draft.ts';
import { parseDraft } from '../items/to-item.ts';
import { findSeqOfEdit } from './events.repository.ts';
import { inTurn } from './in-turn.ts';

/** What became of an edit, and whether lists show a project under another name now. */
export type Outcome = ResultOf<typeof editingCalls.notify> & { readonly isNameChange: boolean };

const known = (seq: number): Outcome => ({ seq, dropped: false, note: '', isNameChange: false });

/** In one statement what was read without a lock; undefined for whatever needs a closer look, repeats included. */
export async function editAtOnce(
  services: Services,
  caller: Caller,
  notice: EditNotice,
  connectionId: string,
): Promise<Outcome | undefined> {
  const { teamId, projectId, editId, baseSeq } = notice;
  const item = await findSavedItem(services.db, teamId, itemIdOf(notice));
  if (!item || item.kind === 'project') return undefined;
  const { edit, problem, result } = tryEdit(item, notice);
  if (problem || result.type === 'dropped' || newReferences(item, result.values).length > 0) return undefined;
  const numbering = { editId, item, teamId, caller, seq: 0, baseSeq, connectionId };
  const change = {
    item,
    ...planDraft(result.values, item.savedHash),
    version: item.version,
    events: [{ type: 'edited', edit: numberEdit(edit, numbering) }],
    editId,
    target: { teamId, projectId, connectionId },
  } as const;
  const changed = await inTurn(turnOf(projectId), () => changeAtOnce(services, caller, change));
  return changed && known(changed.seq);
}

/** Holding the project, for everything that has to be looked at more closely. */
export function editLocked(
  services: Services,
  caller: Caller,
  notice: EditNotice,
  connectionId: string,
): Promise<Outcome> {
  const { teamId, projectId, editId, baseSeq } = notice;
  const target = { teamId, projectId, connectionId };
  const take = async ({ trx, emit, nextSeq }: ProjectChange): Promise<Outcome> => {
    const seen = await findSeqOfEdit(trx, teamId, projectId, editId);
    if (seen !== undefined) return known(seen);
    const item = await findItem(trx, teamId, itemIdOf(notice));
    if (!item) throw notFound();
    const { edit, problem, result } = tryEdit(item, notice);
    if (problem) throw unprocessable(problem.message);
    const dropped = (reason: DropReason) => ({ ...known(nextSeq() - 1), dropped: true, note: noteFor(reason) });
    if (result.type === 'dropped') return dropped(result.reason);
    if (!(await areInProject(trx, teamId, projectId, newReferences(item, result.values)))) return dropped('gone');
    if (result.type === 'applied') await storeDraft(trx, item, result.values);
    const numbering = { editId, item, teamId, caller, seq: nextSeq(), baseSeq, connectionId };
    const seq = emit({ type: 'edited', edit: numberEdit(edit, numbering) }, editId);
    return { ...known(seq), isNameChange: item.kind === 'project' && nameIn(result.values) !== item.displayName };
  };
  return inTurn(turnOf(projectId), () => changeProject(services, caller, target, take));
}

/** Writes to one project wait here and not in the database, where each that waits holds a connection. */
function turnOf(projectId: string) {
  return `project ${projectId}`;
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
export function itemIdOf({ projectId, workflowId, nodeId }: EditNotice): string {
  const isGiven = (id: string | null | undefined) => id !== undefined && id !== null && id !== emptyId;
  return (isGiven(nodeId) ? nodeId : isGiven(workflowId) ? workflowId : undefined) ?? projectId;
}

function noteFor(reason: DropReason) {
  if (reason === 'tooManyRows') return `A table can have at most ${limits.tableRowsMax} rows.`;
  if (reason === 'circle') return 'Somebody else has moved one of these below the other, so this was left out.';
  return 'Somebody else has deleted what you were editing, so this change was left out.';
}
