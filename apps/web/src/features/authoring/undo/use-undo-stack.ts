import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words, type AuthoringWords } from '../words.ts';
import { createUndoStack, type UndoStack } from './undo-stack.ts';
import type { ChangeLocation, UndoConflict } from './undo-step.ts';

/** Undo and redo across all items of the project. */
export interface UndoControls {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Connects an undo stack to React. `onChange` receives the location of each undone or redone change. */
export function useUndoControls(undoStack: UndoStack, onChange: (location: ChangeLocation) => void): UndoControls {
  const { subscribe } = undoStack;
  const say = useWords(words);
  useEffect(() => undoStack.askBy((conflict) => askToUndo(conflict, say)), [undoStack, say]);
  const canUndo = useSyncExternalStore(subscribe, undoStack.canUndo);
  const canRedo = useSyncExternalStore(subscribe, undoStack.canRedo);
  async function reportLocation(work: Promise<ChangeLocation | undefined>) {
    const location = await work;
    if (location) onChange(location);
  }
  return {
    canUndo,
    canRedo,
    undo: () => void reportLocation(undoStack.undo()),
    redo: () => void reportLocation(undoStack.redo()),
  };
}

/** The undo stack of a session; a new one when the session changes. */
export function useUndoStack(session: EditingSession): UndoStack {
  const [current, setCurrent] = useState(() => ({ session, undoStack: createUndoStack(session) }));
  if (current.session === session) return current.undoStack;
  const next = { session, undoStack: createUndoStack(session) };
  setCurrent(next);
  return next.undoStack;
}

/** Asks whether to undo or redo a step that reverts later changes of a colleague. */
function askToUndo(conflict: UndoConflict, say: AuthoringWords): Promise<boolean> {
  const isUndo = conflict.direction === 'undo';
  return new Promise((resolve) => {
    openModal('confirmationModal', {
      title: isUndo ? say.undoTitle : say.redoTitle,
      message: describeConflict(conflict, say),
      confirmLabel: isUndo ? say.undoAnyway : say.redoAnyway,
      cancelLabel: say.keepIt,
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });
}

function describeConflict({ what, by, name }: UndoConflict, say: AuthoringWords): string {
  if (what === 'entry') return say.undoTakesEntry(by, name);
  return what === 'item' ? say.undoTakesItem(by, name) : say.undoTakesPlace(by, name);
}
