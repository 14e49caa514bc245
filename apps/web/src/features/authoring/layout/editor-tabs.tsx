import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { editorTabs, type EditorTab } from '../location/editor-location.ts';
import { words } from '../words.ts';

interface EditorTabsProps {
  readonly tab: EditorTab;
  readonly onTab: (tab: EditorTab) => void;
  readonly children: ReactNode;
}

/** The tabs of a project (A2.9). */
export function EditorTabs({ tab, onTab, children }: EditorTabsProps) {
  const say = useWords(words);
  return (
    <Tabs
      className={classes.centre ?? ''}
      value={tab}
      onChange={(next) => onTab(editorTabs.find((one) => one === next) ?? 'build')}
    >
      <Tabs.List className={classes.tabs ?? ''} aria-label={say.project}>
        {editorTabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {say[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {editorTabs.map((one) => (
        <Tabs.Panel key={one} value={one} className={classes.tabPanel ?? ''}>
          {one === tab && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
