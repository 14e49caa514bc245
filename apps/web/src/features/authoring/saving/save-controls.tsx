import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconDeviceFloppy,
  IconEraser,
} from '@tabler/icons-react';
import { useCanRedo, useCanUndo, useEditingSession, useEditingStatus, useItem } from '../../../editing/index.ts';
import { useKeys } from '../../../keys/use-keys.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';
import { ActionButton } from './action-button.tsx';
import { saveAll } from './save-all.ts';
import { SaveState } from './save-state.tsx';
import { useActionStatus } from './use-action-status.ts';

interface SaveControlsProps {
  readonly selectedId: string;
  /** Asks whether the unsaved changes of all items are discarded. */
  readonly onDiscardAll: () => void;
}

/**
 * The save state of the project, and the commands that save and discard: all items with the button, the selected item in
 * the menu beside it.
 */
export function SaveControls({ selectedId, onDiscardAll }: SaveControlsProps) {
  const say = useWords(words);
  const writeKeys = useKeys();
  const session = useEditingSession();
  const status = useEditingStatus();
  const saving = useActionStatus(() => saveAll(session, say));
  const savingItem = useActionStatus(() => session.saveItem(selectedId));
  const discarding = useActionStatus(() => session.discardItem(selectedId));
  const hasUnsaved = status.unsavedItemIds.length > 0;
  const isDiscarding = discarding.status !== 'idle';
  const shown = [discarding, savingItem, saving].map((one) => one.status).find((one) => one !== 'idle') ?? 'idle';
  return (
    <div className={classes.saveControls} role="group" aria-label={say.changes}>
      {shown === 'idle' && <SaveState status={status} />}
      <ActionButton
        status={shown}
        label={isDiscarding ? say.discard : say.saveChanges}
        hint={`${say.saveChanges} (${writeKeys('Ctrl S')})`}
        doneLabel={isDiscarding ? say.discarded : say.saved}
        failedLabel={say.failed}
        icon={<IconDeviceFloppy size={16} />}
        isDisabled={!hasUnsaved}
        onPress={saving.run}
      />
      <ItemSaveMenu
        itemId={selectedId}
        onSave={savingItem.run}
        onDiscard={discarding.run}
        onDiscardAll={hasUnsaved ? onDiscardAll : undefined}
      />
    </div>
  );
}

interface ItemSaveMenuProps {
  readonly itemId: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Undefined when no item has unsaved changes. */
  readonly onDiscardAll: (() => void) | undefined;
}

/** Saves, discards, undoes and redoes the changes of the selected item only. */
function ItemSaveMenu({ itemId, onSave, onDiscard, onDiscardAll }: ItemSaveMenuProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const item = useItem(itemId);
  const canUndo = useCanUndo(itemId);
  const canRedo = useCanRedo(itemId);
  const isClean = !(item?.isDirty ?? false);

  function confirmDiscard() {
    openModal('confirmationModal', {
      title: say.discardTitle,
      message: say.discardItemText(item?.displayName ?? ''),
      confirmLabel: say.discard,
      onConfirm: onDiscard,
    });
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton size={30} label={say.moreChanges} icon={<IconChevronDown size={16} />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{item?.displayName}</Menu.Label>
        <Menu.Item leftSection={<IconDeviceFloppy size={16} />} disabled={isClean} onClick={onSave}>
          {say.saveItem}
        </Menu.Item>
        <Menu.Item leftSection={<IconEraser size={16} />} disabled={isClean} onClick={confirmDiscard}>
          {say.discardItem}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowBackUp size={16} />} disabled={!canUndo} onClick={() => session.undo(itemId)}>
          {say.undoItem}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowForwardUp size={16} />}
          disabled={!canRedo}
          onClick={() => session.redo(itemId)}
        >
          {say.redoItem}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconEraser size={16} />} disabled={!onDiscardAll} onClick={onDiscardAll}>
          {say.discardUnsaved}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
