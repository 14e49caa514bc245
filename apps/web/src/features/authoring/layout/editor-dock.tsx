import { IconButton, SplitHandle } from '@confab/ui';
import { Tabs } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { dockTabs } from '../location/editor-location.ts';
import type { Dock } from '../location/use-dock.ts';
import { useCloseDock } from './use-close-dock.ts';
import { usePaneSize } from './use-pane-size.ts';
import { words } from '../words.ts';

interface EditorDockProps {
  readonly dock: Dock;
  /** Absent while the simulator is elsewhere. */
  readonly simulator: ReactNode | undefined;
  readonly problems: ReactNode;
  readonly find: ReactNode;
}

/** The dock below the canvas: simulator, problems and find. */
export function EditorDock({ dock, simulator, problems, find }: EditorDockProps) {
  const say = useWords(words);
  const pane = usePaneSize('dock', { first: 320, min: 160, max: 640 });
  // In the simulator Escape belongs to the conversation.
  const { close, frame } = useCloseDock(dock.close, dock.tab === 'simulator');
  if (dock.opened.size === 0) return null;
  return (
    <div className={classes.dockFrame} data-region="dock" hidden={dock.shown === undefined} {...frame}>
      <SplitHandle label={say.dockHeight} edge="top" {...pane} />
      <Tabs
        className={classes.dock ?? ''}
        style={{ height: pane.size }}
        value={dock.tab}
        onChange={(next) => dock.open(dockTabs.find((tab) => tab === next))}
      >
        <div className={classes.dockBar}>
          <Tabs.List aria-label={say.dock}>
            {simulator !== undefined && <Tabs.Tab value="simulator">{say.simulator}</Tabs.Tab>}
            <Tabs.Tab value="problems">{say.problems}</Tabs.Tab>
            <Tabs.Tab value="find">{say.find}</Tabs.Tab>
          </Tabs.List>
          <IconButton size={26} label={say.closeDock} icon={<IconX size={16} />} onClick={close} />
        </div>
        {simulator !== undefined && (
          <Tabs.Panel value="simulator" className={classes.dockPanel ?? ''}>
            {dock.opened.has('simulator') && simulator}
          </Tabs.Panel>
        )}
        <Tabs.Panel value="problems" className={classes.dockPanel ?? ''}>
          {problems}
        </Tabs.Panel>
        <Tabs.Panel value="find" className={classes.dockPanel ?? ''}>
          {dock.opened.has('find') && find}
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
