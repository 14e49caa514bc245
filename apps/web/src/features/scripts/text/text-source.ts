import type { EditingSession } from '../../../editing/index.ts';

/** A text that a window edits. */
export interface TextSource {
  /** The text as it is now. */
  readonly read: () => string;
  /** Replaces the text. `madeOn` is the text that the new one was made from, if that is older than the text as it is now. */
  readonly write: (text: string, madeOn?: string) => void;
  /** Calls back after each change of the text. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the value was deleted. The text as it was last is still there to be read. */
  readonly isGone: () => boolean;
  /** Whether the author has changed the text here. */
  readonly isChanged: () => boolean;
}

/** Where a text of a project is, for windows that show the activity of others in it. */
export interface TextPlace {
  /** Passed explicitly, because modals are rendered outside the providers. */
  readonly session: EditingSession;
  readonly itemId: string;
  readonly path: string;
}

/** Stores new text; absent where the text is read-only. */
export type WriteText = ((text: string, madeOn?: string) => void) | undefined;

/** A copy of a text, which is applied when its window is closed. */
export function createTextCopy(first: string): TextSource {
  const listeners = new Set<() => void>();
  let text = first;
  return {
    read: () => text,
    write(next) {
      text = next;
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isGone: () => false,
    isChanged: () => text !== first,
  };
}
