import {
  addPending,
  amendPending,
  applyEdit,
  inverseOf,
  record,
  takeRedo,
  takeUndo,
  type InputEdit,
  type TakenStep,
} from '@confab/inputs';
import { timings, type JsonObject } from '@confab/model';
import type { EditSender } from '../sender/edit-sender.ts';
import { getChangedPath, type EditingStore } from '../store/editing-store.ts';
import type { Change, EditingSessionOptions } from '../types.ts';

/** Longest that a person who types without a pause keeps colleagues waiting. */
const holdMaxMs = 2_000;

interface HeldEdit {
  readonly editId: string;
  readonly itemId: string;
  readonly path: string;
  readonly since: number;
  readonly cancel: () => void;
}

/** The author's own edits: shown at once, sent once a pause in typing lets them go (A4.61), undone and done again. */
export function createOwnEdits(options: EditingSessionOptions, store: EditingStore, persist: () => void) {
  let held: HeldEdit | undefined;
  let sender: EditSender | undefined;

  function releaseHeldEdit() {
    held?.cancel();
    held = undefined;
    sender?.wake();
  }

  function holdEdit(editId: string, itemId: string, path: string, since: number) {
    held?.cancel();
    const left = Math.min(timings.fieldDebounceMs, Math.max(since + holdMaxMs - options.now(), 0));
    held = { editId, itemId, path, since, cancel: options.schedule(releaseHeldEdit, left) };
  }

  /** Puts edits on the item without touching its history. */
  function applyEdits(itemId: string, edits: readonly InputEdit[]) {
    const first = edits[0];
    if (!first) return;
    if (edits.length === 1 && amendHeldEdit(itemId, first)) return;
    releaseHeldEdit();
    for (const edit of edits) {
      const pending = { editId: options.newId(), itemId, edit, baseSeq: store.draft.seq };
      store.setOwnEdit(addPending(store.draft, pending), pending);
      store.setError(itemId, getChangedPath(edit), undefined);
      if (edits.length === 1 && isTypedEdit(edit)) holdEdit(pending.editId, itemId, edit.path, options.now());
    }
    persist();
    sender?.wake();
  }

  /** Goes on with the edit that is being typed, if this is one more letter of it. */
  function amendHeldEdit(itemId: string, edit: InputEdit): boolean {
    const last = store.draft.pending.at(-1);
    if (!held || held.itemId !== itemId || held.path !== edit.path || !isTypedEdit(edit)) return false;
    if (last?.editId !== held.editId) return false;
    const pending = { ...last, edit };
    store.setOwnEdit(amendPending(store.draft, held.editId, edit.updatedValue), pending);
    holdEdit(held.editId, itemId, edit.path, held.since);
    persist();
    return true;
  }

  function applyStep(itemId: string, step: TakenStep | undefined): string | undefined {
    if (!step) return undefined;
    store.setHistory(itemId, step.history);
    if (step.isPartial)
      store.addNote('info', 'Part of that could not be undone: what it changed has been deleted.', itemId);
    applyEdits(itemId, step.edits);
    releaseHeldEdit();
    const [first] = step.edits;
    return first && getChangedPath(first);
  }

  return {
    heldId: () => held?.editId,
    releaseHeldEdit,
    /** The sender is made after this, as it asks what is held. */
    sendThrough(one: EditSender) {
      sender = one;
    },
    edit(itemId: string, change: Change) {
      if (options.isReadOnly || store.status.load !== 'ready') return;
      const view = store.getView(itemId);
      if (!view) return;
      // Without its values an item can only be renamed.
      const values = view.values ?? { DisplayName: view.displayName };
      const edits = keepEffectiveEdits(values, 'action' in change ? [change] : change);
      if (edits.length === 0) return;
      const typesOn =
        held?.itemId === itemId && edits.length === 1 && held.path === edits[0]?.path && edits.every(isTypedEdit);
      if (!typesOn) store.setHistory(itemId, record(store.getHistory(itemId), inverseOf(values, edits)));
      applyEdits(itemId, edits);
    },
    undo(itemId: string) {
      const values = store.getView(itemId)?.values;
      if (options.isReadOnly || !values) return undefined;
      return applyStep(itemId, takeUndo(store.getHistory(itemId), values));
    },
    redo(itemId: string) {
      const values = store.getView(itemId)?.values;
      if (options.isReadOnly || !values) return undefined;
      return applyStep(itemId, takeRedo(store.getHistory(itemId), values));
    },
  };
}

/** The edits that change something here; the others would only make noise. */
function keepEffectiveEdits(values: JsonObject, edits: readonly InputEdit[]): readonly InputEdit[] {
  let here = values;
  return edits.filter((edit) => {
    const result = applyEdit(here, edit);
    here = result.values;
    return result.type === 'applied';
  });
}

/** Whether an edit is of the kind that comes letter by letter. */
function isTypedEdit(edit: InputEdit) {
  return (
    edit.action === 'ValueChanged' && (typeof edit.updatedValue === 'string' || typeof edit.updatedValue === 'number')
  );
}
