import { useWords } from '../words/define-words.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import { words } from './warning-words.ts';

/** The warnings that have a name (A2.45). */
type WarningName = 'unsavedData' | 'addingToNewPage' | 'deletingPageWithChild' | 'deletingLeftPanelNode';

interface WarningModalProps {
  readonly name: WarningName;
  /** What was about to be done; when it rejects, its words are shown. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Warns by name before something is done that one may not have meant. */
export function WarningModal({ name, onConfirm: onGoOn, onClose }: WarningModalProps) {
  const say = useWords(words);
  return (
    <ConfirmModal
      title={say[name]}
      message={say[`${name}Text`]}
      confirmLabel={say.goOn}
      onConfirm={onGoOn}
      onClose={onClose}
    />
  );
}
