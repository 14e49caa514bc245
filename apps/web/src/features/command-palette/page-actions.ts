import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';

/** A command of the command palette; pages register theirs with `usePageActions`. */
export interface PageAction {
  readonly id: string;
  readonly label: string;
  /** Heading under which it is listed, such as 'Projects'. */
  readonly group: string;
  /** Keys shown beside it, such as 'Ctrl S'; the page listens for them itself. */
  readonly shortcut?: string;
  /** Offered on every page, so it is listed after the actions of the current page. */
  readonly isEverywhere?: boolean;
  readonly run: () => void;
}

/** The registered actions, by their source. */
export const useRegisteredActions = create<{ readonly sources: ReadonlyMap<symbol, readonly PageAction[]> }>(() => ({
  sources: new Map(),
}));

/** A key of the current page, in the list of shortcuts only. */
export type PageShortcut = Required<Pick<PageAction, 'label' | 'shortcut'>>;

/** The shortcuts that are not actions of the palette, by their source. */
export const useRegisteredShortcuts = create<{ readonly sources: ReadonlyMap<symbol, readonly PageShortcut[]> }>(
  () => ({
    sources: new Map(),
  }),
);

/** Adds keys to the list of shortcuts while the component is mounted. */
export function usePageShortcuts(shortcuts: readonly PageShortcut[]): void {
  const source = useRef(Symbol('shortcuts'));
  const [registered, setRegistered] = useState(shortcuts);
  // Most renders list the same keys again.
  if (toText(registered) !== toText(shortcuts)) setRegistered(shortcuts);
  useEffect(() => {
    const key = source.current;
    useRegisteredShortcuts.setState(({ sources }) => ({ sources: new Map(sources).set(key, registered) }));
    return () =>
      useRegisteredShortcuts.setState(({ sources }) => ({
        sources: new Map([...sources].filter(([one]) => one !== key)),
      }));
  }, [registered]);
}

const toText = (shortcuts: readonly PageShortcut[]) =>
  shortcuts.map(({ label, shortcut }) => `${label}: ${shortcut}`).join('\n');

/** Registers actions in the command palette while the component is mounted. */
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
