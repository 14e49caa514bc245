import { useEffect, useRef, useState } from 'react';
import { usePageActions, type PageAction } from './page-actions.ts';

/**
 * Registers actions that every render makes again. The palette changes only when another action is offered; an
 * action runs as it was made last.
 */
export function useLatestPageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const toRegistered = () =>
    actions.map((action) => ({ ...action, run: () => latest.current.find(({ id }) => id === action.id)?.run() }));
  const [registered, setRegistered] = useState(toRegistered);
  if (toText(registered) !== toText(actions)) setRegistered(toRegistered());
  usePageActions(registered);
}

const toText = (actions: readonly PageAction[]) => actions.map(({ id, label }) => `${id} ${label}`).join('\n');
