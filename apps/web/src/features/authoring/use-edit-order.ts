import { useState, useSyncExternalStore } from 'react';
import type { ProjectSession } from '../../editing/index.ts';
import { withEditOrder, type OrderedSession, type Shown } from './edit-order.ts';

/** Takes back and does again what was changed last, in whichever item that was. */
export interface EditOrder {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo with their keys: Ctrl or ⌘ Z, with Shift to do again. What was changed by them is shown. */
export function useEditOrder(order: OrderedSession, onShown: (shown: Shown) => void): EditOrder {
  const { subscribe, undoable, redoable } = order;
  const canUndo = useSyncExternalStore(subscribe, () => undoable() !== undefined);
  const canRedo = useSyncExternalStore(subscribe, () => redoable() !== undefined);
  async function shown(work: Promise<Shown | undefined>) {
    const place = await work;
    if (place) onShown(place);
  }
  return { canUndo, canRedo, undo: () => void shown(order.undo()), redo: () => void shown(order.redo()) };
}

/** Wraps a session once. */
export function useOrdered(session: ProjectSession): OrderedSession {
  const [kept, setKept] = useState(() => ({ of: session, ordered: withEditOrder(session) }));
  if (kept.of === session) return kept.ordered;
  const next = { of: session, ordered: withEditOrder(session) };
  setKept(next);
  return next.ordered;
}
