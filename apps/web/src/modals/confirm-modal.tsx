import { ModalFrame } from '@confab/ui';
import { useWords } from '../words/define-words.ts';
import { useMessage } from '../words/messages.ts';
import { useModalAction } from './use-modal-action.ts';
import { words } from './words.ts';

interface ConfirmModalProps {
  /** The title and the message are in the language of the interface. */
  readonly title?: string;
  readonly message: string;
  /** The label of the button; a verb. */
  readonly confirmLabel?: string;
  /** The label of the button that changes nothing. */
  readonly cancelLabel?: string;
  /** Called when the modal is closed without a confirmation. */
  readonly onCancel?: () => void;
  /** When it rejects, the modal stays open and shows the error. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action (P2.57). */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, message, confirmLabel, cancelLabel, onConfirm, onCancel, onClose } = props;
  const { ok, cancel, confirmTitle } = useWords(words);
  const say = useMessage();
  const { isRunning, failure, run } = useModalAction(onClose);

  function close() {
    onCancel?.();
    onClose();
  }

  return (
    <ModalFrame
      title={title ?? confirmTitle}
      messages={failure === undefined ? [] : [{ level: 'error', text: say(failure) }]}
      buttons={[
        { label: cancelLabel ?? cancel, kind: 'secondary', hasInitialFocus: true, onPress: close },
        { label: confirmLabel ?? ok, kind: 'primary', isLoading: isRunning, onPress: () => void run(onConfirm) },
      ]}
      onClose={close}
    >
      {message}
    </ModalFrame>
  );
}
