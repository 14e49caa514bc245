import { notFound, unprocessable, type editingCalls, type ResultOf } from '@confab/contracts';
import {
  addTextChange,
  applyEdit,
  checkEdit,
  editMessages,
  isMergedText,
  readBaseText,
  toText,
  type DropReason,
  type InputEdit,
} from '@confab/inputs';
import { emptyId, type EditNotice, type ItemId } from '@confab/model';
import type { ItemChangePlan } from '../../core/changes/change-item.ts';
import type { ProjectChange } from '../../core/changes/change-project.ts';
import { numberEdit } from '../../core/changes/number-edit.ts';
import { getDisplayName } from '../../core/items/create-items.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import type { ItemWithSavedHash } from '../../core/items/items-with-hash.repository.ts';
import { planDraft } from '../../core/items/store-draft.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { areItemsInProject } from '../../core/references/references.repository.ts';
import { forgetTexts, listNewSecrets } from '../../core/secrets/forget-texts.ts';
import { sealEdit } from '../../core/secrets/seal-edit.ts';
import { sealValues, type SealServices } from '../../core/secrets/seal-values.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { createDropNote } from './create-drop-note.ts';
import { findEditEvent } from './events.repository.ts';
import { mergeText } from './merge-text.ts';

export interface EditResult {
  /** The call's answer. */
  readonly answer: ResultOf<typeof editingCalls.notify>;
  /** Whether the edit renamed the project, so that project lists have to change. */
  readonly isProjectRename: boolean;
}

interface EditRequest {
  readonly services: SealServices & Pick<Services, 'db'>;
  readonly caller: Caller;
  readonly notice: EditNotice;
  /** Empty when the notice names no live connection of the caller. */
  readonly connectionId: string;
}

/**
 * Plans one edit of an item's draft. Repeats, refusals, dropped edits and new references are decided under the lock, where
 * nothing else can change.
 */
export async function planEdit(
  { services, caller, notice, connectionId }: EditRequest,
  item: ItemWithSavedHash | undefined,
  change: ProjectChange | undefined,
): Promise<ItemChangePlan<EditResult>> {
  const { teamId, projectId, editId, baseSeq } = notice;
  if (change) {
    const stored = await findEditEvent(change.trx, teamId, projectId, editId);
    if (stored) return { type: 'done', result: toResult(stored.seq, readMergedText(stored.edit, notice)) };
  }
  if (!item) return refuseUnderLock(change, () => notFound());
  const {
    edit: sent,
    problem,
    result,
  } = await tryEdit(change?.trx ?? services.db, item, { notice, caller, connectionId });
  if (problem) return refuseUnderLock(change, () => unprocessable(problem.message));
  if (result.type === 'dropped') return dropUnderLock(change, result.reason);
  const references = findNewReferences(item, result.values);
  if (references.length > 0) {
    if (!change || !(await areItemsInProject(change.trx, teamId, projectId, references)))
      return dropUnderLock(change, 'gone');
  }
  const sealed = sealValues(services, item, result.values);
  const newSecrets = listNewSecrets(item, parseDraft(item.draft), sealed.values);
  if (newSecrets.length > 0) {
    if (!change) return { type: 'lock' };
    await forgetTexts(change.trx, item, newSecrets);
  }
  const { edit, more } = sealEdit(sent, sealed);
  const origin = { item, teamId, caller, baseSeq };
  const write = {
    item,
    ...planDraft(sealed.values, item.savedHash),
    version: item.version,
    secrets: sealed.secrets,
    events: [
      // The edits that encrypt texts name no connection, so that the caller's client applies them too.
      ...more.map(
        (one) => ({ type: 'edited', edit: numberEdit(one, { ...origin, editId: services.newId() }) }) as const,
      ),
      { type: 'edited', edit: numberEdit(edit, { ...origin, editId, connectionId }) } as const,
    ],
    editId,
  } as const;
  const isProjectRename = item.kind === 'project' && getDisplayName(sealed.values) !== item.displayName;
  const text = readMergedText(sent, notice);
  return { type: 'write', write, toResult: ({ seq }) => ({ ...toResult(seq, text), isProjectRename }) };
}

function toResult(seq: number, text: string | undefined): EditResult {
  const answer = { seq, dropped: false, note: '', ...(text === undefined ? {} : { text }) };
  return { answer, isProjectRename: false };
}

/** The text that was stored in place of the one that was sent; undefined if that is the same. */
function readMergedText(stored: Pick<InputEdit, 'updatedValue' | 'textChange'>, { updatedValue }: EditNotice) {
  if (!stored.textChange || stored.updatedValue === updatedValue) return undefined;
  return toText(stored.updatedValue);
}

function refuseUnderLock(change: ProjectChange | undefined, createRefusal: () => Error): ItemChangePlan<EditResult> {
  if (change) throw createRefusal();
  return { type: 'lock' };
}

function dropUnderLock(change: ProjectChange | undefined, reason: DropReason): ItemChangePlan<EditResult> {
  if (!change) return { type: 'lock' };
  const answer = { seq: change.nextSeq() - 1, dropped: true, ...createDropNote(reason) };
  return { type: 'done', result: { answer, isProjectRename: false } };
}

/** Applies an edit to an item's values, merged with what others wrote, and checks it against the item's schema. */
async function tryEdit(db: Db, item: ItemRow, { notice, caller, connectionId }: Omit<EditRequest, 'services'>) {
  const { path, action, updatedValue, textChange } = notice;
  const schema = findSchema(item.kind, item.type);
  if (!schema) throw notFound();
  const values = parseDraft(item.draft);
  const sent: InputEdit = { path, action, updatedValue };
  const [problem] = checkEdit(schema, values, sent);
  if (problem || action !== 'ValueChanged' || !isMergedText(schema.properties, path))
    return { edit: sent, problem, result: applyEdit(values, sent) };
  const written = { ...sent, textChange };
  if (textChange && readBaseText(written) === undefined)
    return { edit: sent, problem: { message: editMessages.value }, result: applyEdit(values, sent) };
  const author = { accountId: caller.accountId, connectionId };
  const edit = addTextChange(
    values,
    await mergeText(db, { item, values, edit: written, baseSeq: notice.baseSeq, author }),
  );
  return { edit, problem: undefined, result: applyEdit(values, edit) };
}

/** The id of the edited item: the node, else the workflow, else the project that the notice names. */
export function getEditedItemId({ projectId, workflowId, nodeId }: EditNotice): ItemId {
  const given = (id: ItemId | null | undefined) => (id === emptyId ? undefined : id);
  return given(nodeId) ?? given(workflowId) ?? projectId;
}
