import { useState } from 'react';
import type { DockTab } from './editor-location.ts';

/**
 * State of the dock; the open tab is in the URL. Tabs that were opened once stay mounted, so that they keep their
 * state.
 */
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
