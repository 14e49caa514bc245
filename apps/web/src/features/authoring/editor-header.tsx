import { IconButton } from '@confab/ui';
import { Button, Divider } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconEraser,
  IconPlayerPlay,
  IconRocket,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useProjectSession, useSessionStatus } from '../../editing/index.ts';
import { HeaderPart } from '../../shell/header-parts.tsx';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { PresenceBar } from './presence-bar.tsx';
import { SaveState } from './save-state.tsx';
import type { EditOrder } from './use-edit-order.ts';
import { words } from './words.ts';

interface EditorHeaderProps {
  readonly breadcrumb: ReactNode;
  readonly order: EditOrder;
  readonly isSimulating: boolean;
  readonly onJump: (itemId: string, path: string | null) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onSimulate: () => void;
  readonly onPublish: () => void;
}

/** What the editor puts into the header: where one is, who else is here, and what concerns the whole project. */
export function EditorHeader(props: EditorHeaderProps) {
  const { breadcrumb, order, isSimulating, onJump, onSave, onDiscard, onSimulate, onPublish } = props;
  const say = useWords(words);
  const { isReadOnly } = useProjectSession();
  const status = useSessionStatus();
  const hasUnsaved = status.unsavedItemIds.length > 0;
  return (
    <>
      <HeaderPart place="breadcrumb">{breadcrumb}</HeaderPart>
      <HeaderPart place="tools">
        <div className={classes.headerTools}>
          <PresenceBar onJump={onJump} />
          {!isReadOnly && (
            <>
              <SaveState status={status} />
              <IconButton
                label={say.save}
                disabled={!hasUnsaved}
                icon={<IconDeviceFloppy size={17} />}
                onClick={onSave}
              />
              <IconButton
                label={say.discardUnsaved}
                disabled={!hasUnsaved}
                icon={<IconEraser size={17} />}
                onClick={onDiscard}
              />
              <Divider orientation="vertical" my={6} />
              <IconButton
                label={say.undo}
                disabled={!order.canUndo}
                icon={<IconArrowBackUp size={17} />}
                onClick={order.undo}
              />
              <IconButton
                label={say.redo}
                disabled={!order.canRedo}
                icon={<IconArrowForwardUp size={17} />}
                onClick={order.redo}
              />
              <Divider orientation="vertical" my={6} />
            </>
          )}
          <Button
            size="xs"
            variant="default"
            aria-pressed={isSimulating}
            leftSection={<IconPlayerPlay size={15} />}
            onClick={onSimulate}
          >
            <span className={classes.wideOnly}>{say.simulate}</span>
          </Button>
          {!isReadOnly && (
            <Button size="xs" leftSection={<IconRocket size={15} />} onClick={onPublish}>
              <span className={classes.wideOnly}>{say.publish}</span>
            </Button>
          )}
        </div>
      </HeaderPart>
    </>
  );
}
