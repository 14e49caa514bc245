import { applyEdit, isSameJson, readAt, type InputEdit } from '@confab/inputs';
import type { ItemId, JsonObject, JsonValue, ProjectId } from '@confab/model';
import type { ItemView, EditingSession, EditingStatus } from '../../editing/index.ts';
import { createPathListeners } from '../../editing/store/path-listeners.ts';

/** The one item that a profile's form edits. */
export const profileItem = 'profile';

/**
 * What somebody is changing of their profile: values that nobody else sees before they are saved.
 *
 * It is a session as the form of an item needs one, without a project, colleagues, drafts on the server or undo.
 */
export interface ProfileDraft extends EditingSession {
  getValues(): JsonObject;
  /** The values that differ from what is saved, by the names of their inputs. */
  getChanges(): JsonObject;
  getSaved(): JsonObject;
  getProblems(): Readonly<Record<string, string>>;
  /** Puts a sentence under each input that has to be looked at, and takes away those of before. */
  setProblems(problems: Readonly<Record<string, string>>): void;
  /** What is saved now, given what was sent; whatever was changed meanwhile stays changed. */
  setSaved(saved: JsonObject, sent: JsonObject): void;
}

/** Begins a draft from what is saved. */
export function createProfileDraft(first: JsonObject, newId: () => string): ProfileDraft {
  const paths = createPathListeners();
  const statusListeners = new Set<() => void>();
  let saved = first;
  let values = first;
  let item: ItemView = { ...blankItem, values };
  let problems: Readonly<Record<string, string>> = {};
  let status = statusOf(false);

  function show(next: JsonObject, changed: readonly string[]) {
    values = next;
    item = { ...blankItem, values };
    for (const path of changed) paths.notify(profileItem, path);
    setStatus();
  }
  function setStatus() {
    const isDirty = !isSameJson(values, saved);
    if (isDirty === status.unsavedItemIds.length > 0) return;
    status = statusOf(isDirty);
    for (const listener of Array.from(statusListeners)) listener();
  }
  function clearProblem(path: string) {
    const [name = ''] = path.split('/');
    if (!Object.hasOwn(problems, name)) return;
    const { [name]: _solved, ...others } = problems;
    problems = others;
    paths.notify(profileItem, name);
  }

  return {
    ...withoutProject(newId),
    getStatus: () => status,
    getItem: () => item,
    getValue: (_itemId, path) => readAt(values, path),
    getInputError: (_itemId, path) => (Object.hasOwn(problems, path) ? problems[path] : undefined),
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
        clearProblem(edit.path);
        show(result.values, [edit.path]);
      }
    },
    getValues: () => values,
    getChanges: () => changesBetween(saved, values),
    getSaved: () => saved,
    getProblems: () => problems,
    setProblems(next) {
      const names = new Set([...Object.keys(problems), ...Object.keys(next)]);
      problems = next;
      for (const name of names) paths.notify(profileItem, name);
    },
    setSaved(next, sent) {
      const since = changesBetween({ ...saved, ...sent }, values);
      saved = next;
      const shown = { ...next, ...since };
      show(shown, Object.keys(changesBetween(values, shown)));
    },
  };
}

function changesBetween(before: JsonObject, after: JsonObject): JsonObject {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Record<string, JsonValue> = {};
  // A value that was taken away is sent as nothing, so that it is taken away where it is kept too.
  for (const name of names) if (!isSameJson(before[name], after[name])) changes[name] = after[name] ?? '';
  return changes;
}

function statusOf(isDirty: boolean): EditingStatus {
  return {
    load: 'ready',
    loadError: '',
    connection: 'Connected',
    pendingCount: 0,
    unsavedItemIds: isDirty ? [profileItem] : [],
    saving: 'idle',
    savingError: '',
    notes: [],
    refused: [],
  };
}

const blankItem = {
  // The form never sends this id anywhere.
  id: profileItem as ItemId,
  kind: 'project',
  type: 'Account',
  projectId: profileItem as ProjectId,
  workflowId: null,
  displayName: '',
  version: 0,
  isDirty: false,
  order: 'a0',
} as const;

const noWorkflow = { status: 'deleted' } as const;
const nobody: readonly never[] = [];

/** What a session has besides values: here, nothing of it. */
function withoutProject(newId: () => string) {
  const nothing = () => undefined;
  const failed = async () => ({ type: 'failed', message: '' }) as const;
  const done = async () => ({ type: 'done' }) as const;
  return {
    projectId: profileItem,
    teamId: '',
    isReadOnly: false,
    newId,
    load: async () => undefined,
    close: nothing,
    flush: nothing,
    getOutline: nothing,
    getWorkflow: () => noWorkflow,
    getPresence: () => nobody,
    getEditor: nothing,
    getFlash: nothing,
    getLastStep: nothing,
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
    addNode: failed,
    duplicateWorkflow: failed,
    moveNodeTo: failed,
    moveWorkflowTo: failed,
    duplicateNode: failed,
    removeWorkflow: done,
    removeNode: done,
    removeItems: done,
    restoreItem: failed,
    moveNodes: nothing,
    startEdit: nothing,
    endEdit: nothing,
    lookAt: nothing,
    dismissRefused: nothing,
    dismissNote: nothing,
  };
}
