import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { takeLostFocus } from '../../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { editorTabs, type EditorView } from '../location/editor-location.ts';
import { DefinitionLinks } from './definition-links.tsx';
import { words } from '../words.ts';

interface EditorTabsProps {
  readonly tab: EditorView;
  readonly onTab: (tab: EditorView) => void;
  readonly children: ReactNode;
}

/** The tabs of a project (A2.9), and the links to its other pages. */
export function EditorTabs({ tab, onTab, children }: EditorTabsProps) {
  const say = useWords(words);
  const panel = useRef<HTMLDivElement>(null);
  // A command or the Back button changes the view, and the focused element is removed.
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current !== tab) takeLostFocus(panel.current);
    shown.current = tab;
  }, [tab]);
  const isPage = !editorTabs.some((one) => one === tab);
  return (
    <Tabs
      className={classes.centre ?? ''}
      value={isPage ? null : tab}
      onChange={(next) => onTab(editorTabs.find((one) => one === next) ?? 'build')}
    >
      <div className={classes.tabs}>
        <Tabs.List className={classes.tabList ?? ''} aria-label={say.project}>
          {editorTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {say[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <DefinitionLinks tab={tab} onTab={onTab} />
      </div>
      {editorTabs.map((one) => (
        <Tabs.Panel
          key={one}
          {...(one === tab && { ref: panel })}
          value={one}
          tabIndex={-1}
          className={classes.tabPanel ?? ''}
          {...(one === 'build' ? {} : { 'data-region': one })}
        >
          {one === tab && children}
        </Tabs.Panel>
      ))}
      {isPage ? (
        <div ref={panel} tabIndex={-1} className={classes.tabPanel} data-region={tab}>
          {children}
        </div>
      ) : null}
    </Tabs>
  );
}
