import { IconButton } from '@confab/ui';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy, IconEraser } from '@tabler/icons-react';
import { useCanRedo, useCanUndo, useItem, useEditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { ActionButton } from './action-button.tsx';
import classes from './properties.module.css';
import { useActionStatus } from './use-action-status.ts';
import { words } from './words.ts';

/** The toolbar that saves, discards, undoes and redoes the changes of one item. */
export function ItemChanges({ itemId }: { readonly itemId: string }) {
  const say = useWords(words);
  const session = useEditingSession();
  const item = useItem(itemId);
  const canUndo = useCanUndo(itemId);
  const canRedo = useCanRedo(itemId);
  const saving = useActionStatus(() => session.saveItem(itemId));
  const discarding = useActionStatus(() => session.discardItem(itemId));
  const isClean = !(item?.isDirty ?? false);

  function confirmDiscard() {
    openModal('confirm', {
      title: say.discardTitle,
      message: say.discardText(item?.displayName ?? ''),
      confirmLabel: say.discard,
      onConfirm: discarding.run,
    });
  }

  return (
    <div className={classes.changes} role="toolbar" aria-label={say.changes}>
      <ActionButton
        status={saving.status}
        label={say.save}
        doneLabel={say.saved}
        failedLabel={say.failed}
        icon={<IconDeviceFloppy size={15} />}
        isDisabled={isClean}
        onPress={saving.run}
      />
      <ActionButton
        status={discarding.status}
        label={say.discard}
        doneLabel={say.discarded}
        failedLabel={say.failed}
        icon={<IconEraser size={15} />}
        isDisabled={isClean}
        onPress={confirmDiscard}
      />
      <span className={classes.spacer} />
      <IconButton
        size={26}
        label={say.undo}
        disabled={!canUndo}
        icon={<IconArrowBackUp size={16} />}
        onClick={() => session.undo(itemId)}
      />
      <IconButton
        size={26}
        label={say.redo}
        disabled={!canRedo}
        icon={<IconArrowForwardUp size={16} />}
        onClick={() => session.redo(itemId)}
      />
    </div>
  );
}
