import { notFound, unprocessable, type editingCalls, type ResultOf } from '@confab/contracts';
import { applyEdit, checkEdit, type DropReason, type InputEdit } from '@confab/inputs';
import { emptyId, limits, type EditNotice } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { changeAtOnce } from '../../core/changes/change-at-once.ts';
import { changeProject, type ProjectChange } from '../../core/changes/change-project.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import { findItem, type ItemRow } from '../../core/items/items.repository.ts';
import { numberEdit } from '../../core/changes/number-edit.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { areItemsInProject } from '../../core/references/references.repository.ts';
import { findItemWithSavedHash } from '../../core/versions/saves.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { planDraft, storeDraft } from '../../core/items/store-draft.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { findSeqOfEdit } from './events.repository.ts';
import { runInOrder } from '../../core/scheduling/run-in-order.ts';

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
  const item = await findItemWithSavedHash(services.db, teamId, itemIdOf(notice));
  if (!item || item.kind === 'project') return undefined;
  const { edit, problem, result } = tryEdit(item, notice);
  if (problem || result.type === 'dropped' || findNewReferences(item, result.values).length > 0) return undefined;
  const numbering = { editId, item, teamId, caller, seq: 0, baseSeq, connectionId };
  const change = {
    item,
    ...planDraft(result.values, item.savedHash),
    version: item.version,
    events: [{ type: 'edited', edit: numberEdit(edit, numbering) }],
    editId,
    target: { teamId, projectId, connectionId },
  } as const;
  const changed = await runInOrder(turnOf(projectId), () => changeAtOnce(services, caller, change));
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
    if (!(await areItemsInProject(trx, teamId, projectId, findNewReferences(item, result.values))))
      return dropped('gone');
    if (result.type === 'applied') await storeDraft(trx, item, result.values);
    const numbering = { editId, item, teamId, caller, seq: nextSeq(), baseSeq, connectionId };
    const seq = emit({ type: 'edited', edit: numberEdit(edit, numbering) }, editId);
    return {
      ...known(seq),
      isNameChange: item.kind === 'project' && getDisplayName(result.values) !== item.displayName,
    };
  };
  return runInOrder(turnOf(projectId), () => changeProject(services, caller, target, take));
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
