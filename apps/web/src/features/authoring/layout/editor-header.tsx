import { HeaderSlot, IconButton } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconPlayerPlay, IconRocket, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useKeys } from '../../../keys/use-keys.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { PresenceBar } from './presence-bar.tsx';
import { SaveControls } from '../saving/save-controls.tsx';
import type { UndoControls } from '../undo/use-undo-stack.ts';
import { useShareProject } from './use-share-project.ts';
import { words } from '../words.ts';

interface EditorHeaderProps {
  readonly breadcrumb: ReactNode;
  readonly selectedId: string;
  readonly undoControls: UndoControls;
  readonly isSimulating: boolean;
  readonly onJump: (itemId: string, path: string | null) => void;
  readonly onDiscard: () => void;
  readonly onSimulate: () => void;
  readonly onPublish: () => void;
}

/** The editor's part of the page header: breadcrumb, people, and commands on the whole project. */
export function EditorHeader(props: EditorHeaderProps) {
  const { breadcrumb, selectedId, undoControls, isSimulating, onJump, onDiscard, onSimulate, onPublish } = props;
  const say = useWords(words);
  const writeKeys = useKeys();
  const { isReadOnly } = useEditingSession();
  const share = useShareProject();
  return (
    <>
      <HeaderSlot name="breadcrumb">{breadcrumb}</HeaderSlot>
      <HeaderSlot name="tools">
        <div className={classes.headerTools}>
          <PresenceBar onJump={onJump} />
          {!isReadOnly && (
            <>
              <SaveControls selectedId={selectedId} onDiscardAll={onDiscard} />
              <span className={classes.divider} />
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
              <span className={classes.divider} />
            </>
          )}
          <IconButton label={say.share} icon={<IconUserPlus size={18} />} onClick={share} />
          <Button
            size="xs"
            variant="default"
            aria-pressed={isSimulating}
            leftSection={<IconPlayerPlay size={16} />}
            onClick={onSimulate}
          >
            <span className={classes.wideOnly}>{say.simulate}</span>
          </Button>
          {!isReadOnly && (
            <Button size="xs" leftSection={<IconRocket size={16} />} onClick={onPublish}>
              <span className={classes.wideOnly}>{say.publish}</span>
            </Button>
          )}
        </div>
      </HeaderSlot>
    </>
  );
}
