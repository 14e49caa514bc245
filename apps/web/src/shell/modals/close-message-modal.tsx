import { ModalFrame } from '@confab/ui';

interface CloseMessageModalProps {
  readonly title?: string;
  /** May have several lines. */
  readonly message: string;
  readonly onClose: () => void;
}

/** Says something that has to be read before going on (A2.60). */
export function CloseMessageModal({ title = 'Please Confirm', message, onClose }: CloseMessageModalProps) {
  return (
    <ModalFrame title={title} buttons={[{ label: 'OK', kind: 'primary', onPress: onClose }]} onClose={onClose}>
      <span style={{ whiteSpace: 'pre-line' }}>{message}</span>
    </ModalFrame>
  );
}
