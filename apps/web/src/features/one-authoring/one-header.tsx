import { HeaderSlot, IconButton } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronRight, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditingSession, useItem } from '../../editing/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useWords } from '../../words/define-words.ts';
import { PresenceBar, SaveControls, useShareProject, type useUndoControls } from '../authoring/index.ts';
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
  const writeKeys = useKeys();
  const { isReadOnly, projectId } = useEditingSession();
  const share = useShareProject();
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
              <IconButton
                label={`${say.undo} (${writeKeys('Ctrl Z')})`}
                disabled={!undoControls.canUndo}
                icon={<IconArrowBackUp size={18} />}
                onClick={undoControls.undo}
              />
              <IconButton
                label={`${say.redo} (${writeKeys('Ctrl Shift Z')})`}
                disabled={!undoControls.canRedo}
                icon={<IconArrowForwardUp size={18} />}
                onClick={undoControls.redo}
              />
            </>
          )}
          <IconButton label={say.share} icon={<IconUserPlus size={18} />} onClick={share} />
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
