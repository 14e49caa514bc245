import { useState } from 'react';
import type { DockTab } from './editor-place.ts';

/** The dock: closed unless the address says otherwise; what was opened in it once keeps its state while it is closed. */
export function useDock(shown: DockTab | undefined, show: (panel: DockTab | undefined) => void) {
  const [tab, setTab] = useState<DockTab>(shown ?? 'problems');
  const [opened, setOpened] = useState<ReadonlySet<DockTab>>(new Set());
  if (shown && shown !== tab) setTab(shown);
  if (shown && !opened.has(shown)) setOpened(new Set(opened).add(shown));
  return {
    shown,
    tab,
    opened,
    open: show,
    close: () => show(undefined),
    toggle: (next: DockTab) => show(shown === next ? undefined : next),
  };
}

export type Dock = ReturnType<typeof useDock>;
