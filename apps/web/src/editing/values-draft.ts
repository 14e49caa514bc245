import { applyEdit, isSameJson, readAt, type InputEdit } from '@confab/inputs';
import type { ItemId, JsonObject, JsonValue, NewId, ProjectId, TeamId } from '@confab/model';
import type { AddToStep, ItemView, EditingSession, EditingStatus } from './types.ts';
import { createPathListeners } from './store/path-listeners.ts';
import { noMessage, type Message } from '../words/message.ts';

/** The id of the only item that a values draft has. */
// This id never leaves the form.
export const draftItem = 'values' as ItemId & ProjectId;

/**
 * The unsaved values of a form outside a project's items, which only this browser has.
 *
 * It implements the editing session that `PropertiesForm` needs, without project, presence, server drafts or undo.
 */
export interface ValuesDraft extends EditingSession {
  getValues(): JsonObject;
  /** The values that differ from the saved ones, by input name. */
  getChanges(): JsonObject;
  getSaved(): JsonObject;
  getInputErrors(): Readonly<Record<string, Message>>;
  /** Replaces all input errors: messages by input name. */
  setInputErrors(errors: Readonly<Record<string, Message>>): void;
  /**
   * Takes over the saved values after a save. Edits made while the save was pending stay unsaved.
   *
   * @param sent the changes that the save contained
   */
  setSaved(saved: JsonObject, sent: JsonObject): void;
}

/** Creates a draft from the saved values. */
export function createValuesDraft(first: JsonObject, newId: () => NewId): ValuesDraft {
  const paths = createPathListeners();
  const statusListeners = new Set<() => void>();
  let saved = first;
  let values = first;
  let item: ItemView = { ...blankItem, values };
  let inputErrors: Readonly<Record<string, Message>> = {};
  let status = createStatus(false);

  function show(next: JsonObject, changed: readonly string[]) {
    values = next;
    item = { ...blankItem, values };
    for (const path of changed) paths.notify(draftItem, path);
    setStatus();
  }
  function setStatus() {
    const isDirty = !isSameJson(values, saved);
    if (isDirty === status.unsavedItemIds.length > 0) return;
    status = createStatus(isDirty);
    for (const listener of Array.from(statusListeners)) listener();
  }
  function clearInputError(path: string) {
    const [name = ''] = path.split('/');
    if (!Object.hasOwn(inputErrors, name)) return;
    const { [name]: _cleared, ...others } = inputErrors;
    inputErrors = others;
    paths.notify(draftItem, name);
  }

  return {
    ...createUnusedMembers(newId),
    getStatus: () => status,
    getItem: () => item,
    getValue: (_itemId, path) => readAt(values, path),
    getInputError: (_itemId, path) => (Object.hasOwn(inputErrors, path) ? inputErrors[path] : undefined),
    subscribe: paths.add,
    subscribeTo(topic, listener) {
      if (topic !== 'status') return () => undefined;
      const own = () => listener();
      statusListeners.add(own);
      return () => void statusListeners.delete(own);
    },
    edit(_itemId, change) {
      const edits: readonly InputEdit[] = 'action' in change ? [change] : change;
      for (const edit of edits) {
        const result = applyEdit(values, edit);
        if (result.type !== 'applied') continue;
        clearInputError(edit.path);
        show(result.values, [edit.path]);
      }
    },
    getValues: () => values,
    getChanges: () => diffValues(saved, values),
    getSaved: () => saved,
    getInputErrors: () => inputErrors,
    setInputErrors(next) {
      const names = new Set([...Object.keys(inputErrors), ...Object.keys(next)]);
      inputErrors = next;
      for (const name of names) paths.notify(draftItem, name);
    },
    setSaved(next, sent) {
      const unsent = diffValues({ ...saved, ...sent }, values);
      saved = next;
      const shown = { ...next, ...unsent };
      show(shown, Object.keys(diffValues(values, shown)));
    },
  };
}

function diffValues(before: JsonObject, after: JsonObject): JsonObject {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, JsonValue> = {};
  // A removed value is sent as an empty text, so that the server removes it too.
  for (const name of names) if (!isSameJson(before[name], after[name])) changes[name] = after[name] ?? '';
  return changes;
}

function createStatus(isDirty: boolean): EditingStatus {
  return {
    load: 'ready',
    loadError: noMessage,
    connection: 'Connected',
    pendingCount: 0,
    unsavedItemIds: isDirty ? [draftItem] : [],
    saving: 'idle',
    savingError: noMessage,
    notes: [],
    refused: [],
  };
}

const blankItem = {
  id: draftItem,
  kind: 'project',
  type: 'Account',
  projectId: draftItem,
  workflowId: null,
  displayName: '',
  version: 0,
  isDirty: false,
  order: 'a0',
} as const;

const noWorkflow = { status: 'deleted' } as const;
const noPresence: readonly never[] = [];

/** The members of an editing session that a values draft does not use. */
function createUnusedMembers(newId: () => NewId) {
  const nothing = () => undefined;
  const failed = async () => ({ type: 'failed', message: noMessage }) as const;
  const done = async () => ({ type: 'done' }) as const;
  return {
    projectId: draftItem,
    // A form has no team; no request uses this id.
    teamId: '' as TeamId,
    isReadOnly: false,
    newId,
    load: async () => undefined,
    close: nothing,
    flush: nothing,
    getOutline: nothing,
    getWorkflow: () => noWorkflow,
    getPresence: () => noPresence,
    getEditor: nothing,
    getEditorsOfText: () => noPresence,
    getFlash: nothing,
    onChange: () => nothing,
    onTextChange: () => nothing,
    countChanges: () => 0,
    countColleagueChanges: () => 0,
    findColleague: nothing,
    isCardMoved: () => false,
    findUndoConflict: nothing,
    hasTakenStep: () => false,
    canUndo: () => false,
    canRedo: () => false,
    undo: nothing,
    redo: nothing,
    saveItem: done,
    saveAll: done,
    discardItem: done,
    discardAll: done,
    openWorkflow: nothing,
    addWorkflow: failed,
    addLlama: failed,
    addNode: failed,
    duplicateWorkflow: failed,
    moveLlama: failed,
    moveNodeTo: failed,
    movePagesTo: failed,
    moveWorkflowTo: failed,
    duplicateNode: failed,
    removeWorkflow: done,
    removeNode: done,
    removeItems: done,
    restoreItem: failed,
    restoreItems: failed,
    runAsOneStep: <Result>(work: (addToStep: AddToStep) => Promise<Result>) => work((change) => change()),
    recordOutsideChange: () => undefined,
    pasteNodes: failed,
    moveNodes: nothing,
    startEdit: nothing,
    endEdit: nothing,
    lookAt: nothing,
    dismissRefused: nothing,
    dismissNote: nothing,
  };
}
