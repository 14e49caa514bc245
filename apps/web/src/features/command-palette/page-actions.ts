import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** Something the palette can do. To offer more, a page registers more. */
export interface PageAction {
  readonly id: string;
  readonly label: string;
  /** Heading under which it is listed, such as 'Projects'. */
  readonly group: string;
  /** Keys shown beside it, such as 'Ctrl S'; the page listens for them itself. */
  readonly shortcut?: string;
  /** Offered on every page, so it is listed after what this one offers. */
  readonly isEverywhere?: boolean;
  readonly run: () => void;
}

/** Registered actions, by who registered them. */
export const useRegisteredActions = create<{ readonly sources: ReadonlyMap<symbol, readonly PageAction[]> }>(() => ({
  sources: new Map(),
}));

/** Offers actions in the palette for as long as the part is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  const source = useRef(Symbol('actions'));
  useEffect(() => {
    const key = source.current;
    setActions(key, actions);
    return () => setActions(key, undefined);
  }, [actions]);
}

function setActions(key: symbol, actions: readonly PageAction[] | undefined) {
  useRegisteredActions.setState(({ sources }) => {
    const next = new Map(sources);
    if (actions) next.set(key, actions);
    else next.delete(key);
    return { sources: next };
  });
}
