import {
  addPendingEdit,
  addTextChange,
  amendLastStep,
  amendPendingEdit,
  applyEdit,
  continueEdit,
  extendLastStep,
  fitTextEdit,
  invertEdits,
  listTakenPaths,
  recordStep,
  redoLastStep,
  undoLastStep,
  type ChangedText,
  type InputEdit,
  type ReplayedStep,
  type StepGuard,
} from '@confab/inputs';
import { timings, type JsonObject } from '@confab/model';
import type { EditSender } from '../sender/edit-sender.ts';
import { getChangedPath, type EditingStore } from '../store/editing-store.ts';
import type { Change, ColleaguesWork, EditingSessionOptions, EditOptions } from '../types.ts';
import { editingMessages } from '../../words/messages/editing-messages.ts';
import type { LivePresence } from '../feed/live-presence.ts';
import type { ColleagueChanges } from './colleague-changes.ts';
import type { OwnPlaces } from './own-places.ts';
import { createTypingRun } from './typing-run.ts';

/** The longest delay of an edit while its author types without a pause, in milliseconds. */
const holdMaxMs = 2_000;

interface HeldEdit {
  readonly editId: string;
  readonly itemId: string;
  readonly path: string;
  readonly since: number;
  readonly cancel: () => void;
}

interface OwnEditsParts {
  readonly options: EditingSessionOptions;
  readonly store: EditingStore;
  readonly places: OwnPlaces;
  readonly colleagues: ColleagueChanges;
  readonly presence: Pick<LivePresence, 'getCaret' | 'followText'>;
  readonly persist: () => void;
}

/** The author's own edits: shown at once, sent after a pause in typing (A4.61), and their undo and redo. */
export function createOwnEdits({ options, store, places, colleagues, presence, persist }: OwnEditsParts) {
  const typing = createTypingRun(options.now);
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

  /** The carets of others in a text stay on their words when the author changes it. */
  function followOwnText(itemId: string, { path, textChange }: InputEdit) {
    if (textChange) presence.followText({ itemId, path, change: textChange, by: options.live.connectionId ?? '' });
  }

  /** Applies edits to an item without recording them in its history. */
  function applyEdits(itemId: string, edits: readonly InputEdit[]) {
    const first = edits[0];
    if (!first) return;
    releaseHeldEdit();
    for (const edit of edits) {
      const pending = { editId: options.newId(), itemId, edit, baseSeq: store.draft.seq };
      places.note(itemId, edit);
      followOwnText(itemId, edit);
      store.setOwnEdit(addPendingEdit(store.draft, pending), pending);
      store.setError(itemId, getChangedPath(edit), undefined);
      if (edits.length === 1 && isTypedEdit(edit)) holdEdit(pending.editId, itemId, edit.path, options.now());
    }
    persist();
    sender?.wake();
  }

  /** Extends the held edit with the next typed letter. @returns whether it did */
  function amendHeldEdit(itemId: string, edit: InputEdit): boolean {
    const last = store.draft.pending.at(-1);
    if (!held || held.itemId !== itemId || held.path !== edit.path || !isTypedEdit(edit)) return false;
    const amended = last?.editId === held.editId ? continueEdit(last.edit, edit) : undefined;
    if (!last || !amended) return false;
    followOwnText(itemId, edit);
    store.setOwnEdit(amendPendingEdit(store.draft, held.editId, amended), { ...last, edit });
    holdEdit(held.editId, itemId, edit.path, held.since);
    persist();
    return true;
  }

  /** Records how an edit is undone: a letter joins the word before it. */
  function recordEdits(itemId: string, values: JsonObject, edits: readonly InputEdit[], joinsLastStep: boolean) {
    const [first] = edits;
    const history = store.getHistory(itemId);
    if (joinsLastStep) {
      typing.end();
      return store.setHistory(itemId, extendLastStep(history, invertEdits(values, edits), colleagues.count()));
    }
    const step = first && edits.length === 1 && isTypedLetter(first) ? typing.join(itemId, first) : typing.end();
    const next = step
      ? amendLastStep(history, step)
      : recordStep(history, invertEdits(values, edits), colleagues.count());
    return store.setHistory(itemId, next);
  }

  const createGuard = (itemId: string): StepGuard => ({
    seen: colleagues.count(),
    isChangedSince: (paths, since) => colleagues.find(itemId, paths, since) !== undefined,
  });

  /** What the latest step of an item would do; undefined when there is none. */
  function replay(itemId: string, direction: 'undo' | 'redo', work: ColleaguesWork = 'keepAndTell') {
    const values = store.getView(itemId)?.values;
    if (options.isReadOnly || !values) return undefined;
    const guard = { ...createGuard(itemId), ...(work === 'take' ? { isChangedSince: () => false } : {}) };
    return (direction === 'undo' ? undoLastStep : redoLastStep)(store.getHistory(itemId), values, guard);
  }

  function applyStep(itemId: string, step: ReplayedStep | undefined, work: ColleaguesWork = 'keepAndTell') {
    if (!step) return undefined;
    typing.end();
    store.setHistory(itemId, step.history);
    if (step.isPartial) store.addNote('info', editingMessages.partlyUndone, itemId);
    const by = work === 'keepAndTell' && findAuthor(itemId, step.leftOut);
    if (by) store.addNote('info', editingMessages.keptForColleague, itemId, { parts: { by } });
    applyEdits(itemId, step.edits);
    releaseHeldEdit();
    const [first] = [...step.edits, ...step.leftOut];
    return first && getChangedPath(first);
  }

  /** Who has changed values that some edits would revert. */
  function findAuthor(itemId: string, edits: readonly InputEdit[]) {
    const values = store.getView(itemId)?.values ?? {};
    return colleagues.find(
      itemId,
      edits.flatMap((edit) => listTakenPaths(values, edit)),
      0,
    );
  }

  return {
    heldId: () => held?.editId,
    releaseHeldEdit,
    /** Sets the sender, which is created later because it needs `heldId`. */
    sendThrough(one: EditSender) {
      sender = one;
    },
    /** Others have changed texts, in which the author may be typing. */
    followTexts: (texts: readonly ChangedText[]) => typing.follow(texts),
    edit(itemId: string, change: Change, { joinsLastStep = false }: EditOptions = {}) {
      if (options.isReadOnly || store.status.load !== 'ready') return;
      const view = store.getView(itemId);
      if (!view) return;
      // An item whose values are not loaded can only be renamed.
      const values = view.values ?? { DisplayName: view.displayName };
      const isMerged = (path: string) => options.isMergedText?.(view, path) ?? false;
      const edited = 'action' in change ? [change] : change;
      const effective = keepEffectiveEdits(values, edited, isMerged, (path) => presence.getCaret(itemId, path));
      const [only] = effective;
      if (!only) return;
      const edits = effective.length === 1 ? [typing.markContinuation(itemId, only)] : effective;
      recordEdits(itemId, values, edits, joinsLastStep);
      const [first] = edits;
      if (edits.length === 1 && first && amendHeldEdit(itemId, first)) return;
      applyEdits(itemId, edits);
    },
    findUndoConflict(itemId: string, direction: 'undo' | 'redo'): string | undefined {
      const deletions = replay(itemId, direction)?.leftOut.filter(({ action }) => action === 'DeleteRow') ?? [];
      return deletions.length === 0 ? undefined : findAuthor(itemId, deletions);
    },
    hasTakenStep: (itemId: string) => (replay(itemId, 'undo')?.leftOut.length ?? 0) > 0,
    undo: (itemId: string, work?: ColleaguesWork) => applyStep(itemId, replay(itemId, 'undo', work), work),
    redo: (itemId: string, work?: ColleaguesWork) => applyStep(itemId, replay(itemId, 'redo', work), work),
  };
}

/** The edits that change a value, each with what it replaces if it changes a merged text; the others are dropped. */
function keepEffectiveEdits(
  values: JsonObject,
  edits: readonly InputEdit[],
  isMerged: (path: string) => boolean,
  getCaret: (path: string) => number | undefined,
): readonly InputEdit[] {
  let here = values;
  return edits.flatMap(({ textChange, ...one }) => {
    const edit = isMerged(one.path)
      ? addTextChange(here, fitTextEdit(here, { ...one, textChange }), getCaret(one.path))
      : one;
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

/** Whether an edit may be part of a word or a number that is being typed, and not a choice. */
function isTypedLetter(edit: InputEdit) {
  return isTypedEdit(edit) && (edit.textChange !== undefined || typeof edit.updatedValue === 'number');
}
