import { useState, useSyncExternalStore } from 'react';
import type { ProjectSession } from '../../editing/index.ts';

/** Takes back and does again what was changed last, in whichever item that was. */
export interface EditOrder {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * A session that remembers in which order its items were edited.
 *
 * Histories are kept per item; an author who connects two nodes on the canvas means that change, whatever is selected.
 */
export function withEditOrder(session: ProjectSession) {
  const edited: string[] = [];
  const undone: string[] = [];

  function lastThat(can: (itemId: string) => boolean, ids: string[]) {
    for (let id = ids.at(-1); id !== undefined; id = ids.at(-1)) {
      if (can(id)) return id;
      ids.pop();
    }
    return undefined;
  }

  function note(ids: string[], itemId: string) {
    if (ids.at(-1) !== itemId) ids.push(itemId);
  }

  const undoable = () => lastThat(session.canUndo, edited);
  const redoable = () => lastThat(session.canRedo, undone);
  const ordered: ProjectSession = {
    ...session,
    edit(itemId, change) {
      undone.length = 0;
      note(edited, itemId);
      session.edit(itemId, change);
    },
  };
  return {
    session: ordered,
    undoable,
    redoable,
    undo() {
      const itemId = undoable();
      if (itemId === undefined) return;
      note(undone, itemId);
      session.undo(itemId);
    },
    redo() {
      const itemId = redoable();
      if (itemId === undefined) return;
      note(edited, itemId);
      session.redo(itemId);
    },
  };
}

export type OrderedSession = ReturnType<typeof withEditOrder>;

/** Undo and redo with their keys: Ctrl or ⌘ Z, with Shift to do again. */
export function useEditOrder({ session, undoable, redoable, undo, redo }: OrderedSession): EditOrder {
  const listen = (listener: () => void) => session.subscribeTo('history', listener);
  const canUndo = useSyncExternalStore(listen, () => undoable() !== undefined);
  const canRedo = useSyncExternalStore(listen, () => redoable() !== undefined);
  return { canUndo, canRedo, undo, redo };
}

/** Wraps a session once. */
export function useOrdered(session: ProjectSession): OrderedSession {
  const [kept, setKept] = useState(() => ({ of: session, ordered: withEditOrder(session) }));
  if (kept.of === session) return kept.ordered;
  const next = { of: session, ordered: withEditOrder(session) };
  setKept(next);
  return next.ordered;
}
