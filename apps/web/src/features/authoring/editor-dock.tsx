import { IconButton, SplitHandle } from '@confab/ui';
import { Tabs } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './authoring.module.css';
import { usePaneSize } from './use-pane-size.ts';

export type DockTab = 'simulator' | 'problems';

interface EditorDockProps {
  readonly tab: DockTab;
  readonly simulator: ReactNode;
  readonly problems: ReactNode;
  readonly onTab: (tab: DockTab) => void;
  readonly onClose: () => void;
}

/** What opens below the canvas: the simulator and the problems. */
export function EditorDock({ tab, simulator, problems, onTab, onClose }: EditorDockProps) {
  const pane = usePaneSize('dock', { first: 320, min: 160, max: 640 });
  return (
    <>
      <SplitHandle label="Height of the dock" edge="top" {...pane} />
      <Tabs
        className={classes.dock ?? ''}
        style={{ height: pane.size }}
        value={tab}
        onChange={(next) => onTab(next === 'problems' ? 'problems' : 'simulator')}
      >
        <div className={classes.dockBar}>
          <Tabs.List aria-label="Dock">
            <Tabs.Tab value="simulator">Simulator</Tabs.Tab>
            <Tabs.Tab value="problems">Problems</Tabs.Tab>
          </Tabs.List>
          <IconButton size={26} label="Close the dock" icon={<IconX size={15} />} onClick={onClose} />
        </div>
        <Tabs.Panel value="simulator" className={classes.dockPanel ?? ''}>
          {simulator}
        </Tabs.Panel>
        <Tabs.Panel value="problems" className={classes.dockPanel ?? ''}>
          {problems}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
