import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

interface ConfirmedCloseOptions {
  readonly isChanged: boolean;
  readonly onClose: () => void;
}

/** Returns a function that closes an editor and asks first if that would discard changes. */
export function useConfirmedClose({ isChanged, onClose }: ConfirmedCloseOptions): () => void {
  const say = useWords(words);
  return () => {
    if (isChanged)
      openModal('confirmationModal', { message: say.unsaved, confirmLabel: say.discard, onConfirm: onClose });
    else onClose();
  };
}
