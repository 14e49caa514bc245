import { IconButton } from '@confab/ui';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useKeys } from '../../../keys/use-keys.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { UndoControls } from './use-undo-stack.ts';

/** Undo and redo in the header of an editor. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoControls) {
  const say = useWords(words);
  const writeKeys = useKeys();
  return (
    <>
      <IconButton
        label={`${say.undo} (${writeKeys('Ctrl Z')})`}
        disabled={!canUndo}
        icon={<IconArrowBackUp size={18} />}
        onClick={undo}
      />
      <IconButton
        label={`${say.redo} (${writeKeys('Ctrl Shift Z')})`}
        disabled={!canRedo}
        icon={<IconArrowForwardUp size={18} />}
        onClick={redo}
      />
    </>
  );
}
