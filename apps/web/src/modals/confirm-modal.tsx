import { ModalFrame } from '@confab/ui';
import { useState } from 'react';
import { useWords } from '../words/define-words.ts';
import { useMessage } from '../words/messages.ts';
import { words } from './words.ts';

interface ConfirmModalProps {
  readonly title?: string;
  readonly message: string;
  /** The label of the button; a verb. */
  readonly confirmLabel?: string;
  /** When it rejects, the modal stays open and shows the error. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action (P2.57). */
export function ConfirmModal({ title, message, confirmLabel, onConfirm, onClose }: ConfirmModalProps) {
  const { ok, cancel, confirmTitle } = useWords(words);
  const say = useMessage();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    setWorking(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setWorking(false);
    }
  }

  return (
    <ModalFrame
      title={title === undefined ? confirmTitle : say(title)}
      messages={failure === undefined ? [] : [{ level: 'error', text: say(failure) }]}
      buttons={[
        { label: cancel, kind: 'secondary', onPress: onClose },
        { label: confirmLabel ?? ok, kind: 'primary', isLoading: isWorking, onPress: confirm },
      ]}
      onClose={onClose}
    >
      {say(message)}
    </ModalFrame>
  );
}
