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
import classes from './authoring.module.css';
import { PresenceBar } from './presence-bar.tsx';
import { SaveState } from './save-state.tsx';
import type { EditOrder } from './use-edit-order.ts';

interface EditorHeaderProps {
  readonly breadcrumb: ReactNode;
  readonly order: EditOrder;
  readonly isSimulating: boolean;
  readonly onJump: (itemId: string) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onSimulate: () => void;
  readonly onPublish: () => void;
}

/** The editor's own row: where one is, who else is here, and what concerns the whole project. */
export function EditorHeader({
  breadcrumb,
  order,
  isSimulating,
  onJump,
  onSave,
  onDiscard,
  onSimulate,
  onPublish,
}: EditorHeaderProps) {
  const { isReadOnly } = useProjectSession();
  const status = useSessionStatus();
  const hasUnsaved = status.unsavedItemIds.length > 0;
  return (
    <header className={classes.header}>
      {breadcrumb}
      <div className={classes.headerTools}>
        <PresenceBar onJump={onJump} />
        {!isReadOnly && (
          <>
            <SaveState status={status} />
            <IconButton
              label="Save (Ctrl S)"
              disabled={!hasUnsaved}
              icon={<IconDeviceFloppy size={17} />}
              onClick={onSave}
            />
            <IconButton
              label="Discard unsaved changes"
              disabled={!hasUnsaved}
              icon={<IconEraser size={17} />}
              onClick={onDiscard}
            />
            <Divider orientation="vertical" my={8} />
            <IconButton
              label="Undo (Ctrl Z)"
              disabled={!order.canUndo}
              icon={<IconArrowBackUp size={17} />}
              onClick={order.undo}
            />
            <IconButton
              label="Redo (Ctrl Shift Z)"
              disabled={!order.canRedo}
              icon={<IconArrowForwardUp size={17} />}
              onClick={order.redo}
            />
            <Divider orientation="vertical" my={8} />
          </>
        )}
        <Button
          size="xs"
          variant="default"
          aria-pressed={isSimulating}
          leftSection={<IconPlayerPlay size={15} />}
          onClick={onSimulate}
        >
          Simulate
        </Button>
        {!isReadOnly && (
          <Button size="xs" leftSection={<IconRocket size={15} />} onClick={onPublish}>
            Publish
          </Button>
        )}
      </div>
    </header>
  );
}
