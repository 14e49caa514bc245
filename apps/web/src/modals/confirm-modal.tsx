import { ModalFrame } from '@confab/ui';
import { useState } from 'react';
import { useWords } from '../words/define-words.ts';
import { useMessage } from '../words/messages.ts';
import { words } from './words.ts';
import { toMessage, type Message } from '../words/message.ts';

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
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Message>();

  function close() {
    onCancel?.();
    onClose();
  }

  async function confirm() {
    setWorking(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(toMessage(error));
      setWorking(false);
    }
  }

  return (
    <ModalFrame
      title={title ?? confirmTitle}
      messages={failure === undefined ? [] : [{ level: 'error', text: say(failure) }]}
      buttons={[
        { label: cancelLabel ?? cancel, kind: 'secondary', hasInitialFocus: true, onPress: close },
        { label: confirmLabel ?? ok, kind: 'primary', isLoading: isWorking, onPress: confirm },
      ]}
      onClose={close}
    >
      {message}
    </ModalFrame>
  );
}
