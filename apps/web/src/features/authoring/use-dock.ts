import { useState } from 'react';

export type DockTab = 'simulator' | 'problems';

/** The dock: closed at first; what was opened in it once keeps its state while it is closed. */
export function useDock() {
  const [tab, setTab] = useState<DockTab>('problems');
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<DockTab>>(new Set());

  function open(next: DockTab) {
    setTab(next);
    setIsOpen(true);
    setOpened(new Set(opened).add(next));
  }

  return {
    shown: isOpen ? tab : undefined,
    tab,
    opened,
    open,
    close: () => setIsOpen(false),
    toggle: (next: DockTab) => (isOpen && tab === next ? setIsOpen(false) : open(next)),
  };
}

export type Dock = ReturnType<typeof useDock>;
