import { HeaderSlot } from '@confab/ui';
import { Button } from '@mantine/core';
import { IconPlayerPlay, IconRocket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { PresenceBar } from './presence-bar.tsx';
import { SaveControls } from '../saving/save-controls.tsx';
import { UndoButtons } from '../undo/undo-buttons.tsx';
import type { UndoControls } from '../undo/use-undo-stack.ts';
import { ShareButton } from './share-button.tsx';
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
  const { isReadOnly } = useEditingSession();
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
              <UndoButtons {...undoControls} />
              <span className={classes.divider} />
            </>
          )}
          <ShareButton />
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
