import { HeaderSlot } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditingSession, useItem } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { PresenceBar, SaveControls, ShareButton, UndoButtons, type useUndoControls } from '../authoring/index.ts';
import { words } from './words.ts';
import classes from './one-authoring.module.css';

interface OneHeaderProps {
  readonly selectedId: string;
  readonly undoControls: ReturnType<typeof useUndoControls>;
  readonly onJump: (itemId: string, path: string | null) => void;
  readonly onDiscardAll: () => void;
  readonly onPublish: () => void;
  /** More commands, after the others. */
  readonly children?: ReactNode;
}

/** The One editor's part of the page header: the project's name, people, and commands on the whole project. */
export function OneHeader({ selectedId, undoControls, onJump, onDiscardAll, onPublish, children }: OneHeaderProps) {
  const say = useWords(words);
  const { isReadOnly, projectId } = useEditingSession();
  const project = useItem(projectId);
  return (
    <>
      <HeaderSlot name="breadcrumb">
        {/* The header shows 'My Projects' before it. */}
        <span className={classes.breadcrumb}>
          <IconChevronRight size={14} stroke={1.8} aria-hidden="true" />
          <span>{project?.displayName}</span>
        </span>
      </HeaderSlot>
      <HeaderSlot name="tools">
        <div className={classes.headerTools}>
          <PresenceBar onJump={onJump} />
          {!isReadOnly && (
            <>
              <SaveControls selectedId={selectedId} onDiscardAll={onDiscardAll} />
              <UndoButtons {...undoControls} />
            </>
          )}
          <ShareButton />
          {children}
          {!isReadOnly && (
            <Button size="xs" onClick={onPublish}>
              {say.publish}
            </Button>
          )}
        </div>
      </HeaderSlot>
    </>
  );
}
