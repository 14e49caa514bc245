import {
  addPendingEdit,
  addTextChange,
  amendLastStep,
  amendPendingEdit,
  applyEdit,
  continueEdit,
  fitTextEdit,
  invertEdits,
  recordStep,
  redoLastStep,
  undoLastStep,
  type InputEdit,
  type ReplayedStep,
} from '@confab/inputs';
import { timings, type JsonObject } from '@confab/model';
import type { EditSender } from '../sender/edit-sender.ts';
import { getChangedPath, type EditingStore } from '../store/editing-store.ts';
import type { Change, EditingSessionOptions } from '../types.ts';
import { editingMessages } from '../../words/web-messages.ts';

/** The longest delay of an edit while its author types without a pause, in milliseconds. */
const holdMaxMs = 2_000;

interface HeldEdit {
  readonly editId: string;
  readonly itemId: string;
  readonly path: string;
  readonly since: number;
  readonly cancel: () => void;
}

/** The author's own edits: shown at once, sent after a pause in typing (A4.61), and their undo and redo. */
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

  /** Applies edits to an item without recording them in its history. */
  function applyEdits(itemId: string, edits: readonly InputEdit[]) {
    const first = edits[0];
    if (!first) return;
    releaseHeldEdit();
    for (const edit of edits) {
      const pending = { editId: options.newId(), itemId, edit, baseSeq: store.draft.seq };
      store.setOwnEdit(addPendingEdit(store.draft, pending), pending);
      store.setError(itemId, getChangedPath(edit), undefined);
      if (edits.length === 1 && isTypedEdit(edit)) holdEdit(pending.editId, itemId, edit.path, options.now());
    }
    persist();
    sender?.wake();
  }

  /** Extends the held edit with the next typed letter, and its undo step. @returns whether it did */
  function amendHeldEdit(itemId: string, edit: InputEdit): boolean {
    const last = store.draft.pending.at(-1);
    if (!held || held.itemId !== itemId || held.path !== edit.path || !isTypedEdit(edit)) return false;
    const amended = last?.editId === held.editId ? continueEdit(last.edit, edit) : undefined;
    if (!last || !amended) return false;
    store.setOwnEdit(amendPendingEdit(store.draft, held.editId, amended), { ...last, edit });
    store.setHistory(itemId, amendLastStep(store.getHistory(itemId), amended));
    holdEdit(held.editId, itemId, edit.path, held.since);
    persist();
    return true;
  }

  function applyStep(itemId: string, step: ReplayedStep | undefined): string | undefined {
    if (!step) return undefined;
    store.setHistory(itemId, step.history);
    if (step.isPartial) store.addNote('info', editingMessages.partlyUndone, itemId);
    applyEdits(itemId, step.edits);
    releaseHeldEdit();
    const [first] = step.edits;
    return first && getChangedPath(first);
  }

  return {
    heldId: () => held?.editId,
    releaseHeldEdit,
    /** Sets the sender, which is created later because it needs `heldId`. */
    sendThrough(one: EditSender) {
      sender = one;
    },
    edit(itemId: string, change: Change) {
      if (options.isReadOnly || store.status.load !== 'ready') return;
      const view = store.getView(itemId);
      if (!view) return;
      // An item whose values are not loaded can only be renamed.
      const values = view.values ?? { DisplayName: view.displayName };
      const isMerged = (path: string) => options.isMergedText?.(view, path) ?? false;
      const edits = keepEffectiveEdits(values, 'action' in change ? [change] : change, isMerged);
      const [first] = edits;
      if (!first || (edits.length === 1 && amendHeldEdit(itemId, first))) return;
      store.setHistory(itemId, recordStep(store.getHistory(itemId), invertEdits(values, edits)));
      applyEdits(itemId, edits);
    },
    undo(itemId: string) {
      const values = store.getView(itemId)?.values;
      if (options.isReadOnly || !values) return undefined;
      return applyStep(itemId, undoLastStep(store.getHistory(itemId), values));
    },
    redo(itemId: string) {
      const values = store.getView(itemId)?.values;
      if (options.isReadOnly || !values) return undefined;
      return applyStep(itemId, redoLastStep(store.getHistory(itemId), values));
    },
  };
}

/** The edits that change a value, each with what it replaces if it changes a merged text; the others are dropped. */
function keepEffectiveEdits(
  values: JsonObject,
  edits: readonly InputEdit[],
  isMerged: (path: string) => boolean,
): readonly InputEdit[] {
  let here = values;
  return edits.flatMap(({ textChange, ...one }) => {
    const edit = isMerged(one.path) ? addTextChange(here, fitTextEdit(here, { ...one, textChange })) : one;
    const result = applyEdit(here, edit);
    here = result.values;
    return result.type === 'applied' ? [edit] : [];
  });
}

/** Whether an edit may come letter by letter. */
function isTypedEdit(edit: InputEdit) {
  return (
    edit.action === 'ValueChanged' && (typeof edit.updatedValue === 'string' || typeof edit.updatedValue === 'number')
  );
}
