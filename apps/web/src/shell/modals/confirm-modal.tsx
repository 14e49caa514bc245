import { ModalFrame } from '@confab/ui';
import { useState } from 'react';

interface ConfirmModalProps {
  readonly title?: string;
  readonly message: string;
  /** What the button says; a verb. */
  readonly confirmLabel?: string;
  /** When it rejects, its words are shown and the modal stays. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something is done (P2.57). */
export function ConfirmModal({
  title = 'Please Confirm',
  message,
  confirmLabel = 'OK',
  onConfirm,
  onClose,
}: ConfirmModalProps) {
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
      title={title}
      messages={failure === undefined ? [] : [{ level: 'error', text: failure }]}
      buttons={[
        { label: 'Cancel', kind: 'secondary', onPress: onClose },
        { label: confirmLabel, kind: 'primary', isLoading: isWorking, onPress: confirm },
      ]}
      onClose={onClose}
    >
      {message}
    </ModalFrame>
  );
}
