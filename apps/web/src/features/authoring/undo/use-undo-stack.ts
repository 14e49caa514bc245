import { useState, useSyncExternalStore } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { createUndoStack, type UndoStack } from './undo-stack.ts';
import type { ChangeLocation } from './undo-step.ts';

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
