import { useWords } from '../words/define-words.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { words } from './warning-words.ts';

/**
 * The named warnings (A2.45) with a dialog of their own; `deletingLeftPanelNode` is a part of the delete confirmation.
 */
type WarningName = 'unsavedData' | 'addingToNewPage' | 'deletingPageWithChild';

interface WarningModalProps {
  readonly name: WarningName;
  /** The action to confirm; when it rejects, the modal shows the error. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Shows a named warning before an action. */
export function WarningModal({ name, onConfirm: onGoOn, onClose }: WarningModalProps) {
  const say = useWords(words);
  return (
    <ConfirmModal
      title={say[name]}
      message={say[`${name}Text`]}
      confirmLabel={say.continue}
      onConfirm={onGoOn}
      onClose={onClose}
    />
  );
}
