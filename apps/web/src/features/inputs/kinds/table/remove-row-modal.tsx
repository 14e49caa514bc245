import { ModalFrame } from '@confab/ui';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';

interface RemoveRowModalProps {
  /** What one row is called, and what this one is. */
  readonly rowName: string;
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Warns before a row of a stacked table is removed with everything in it (A2.42). */
export function RemoveRowModal({ rowName, title, onConfirm, onClose }: RemoveRowModalProps) {
  const say = useWords(words);
  function confirm() {
    onClose();
    onConfirm();
  }
  return (
    <ModalFrame
      title={say.removeTitle(rowName)}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.remove, kind: 'primary', onPress: confirm },
      ]}
      onClose={onClose}
    >
      {say.removeText(title)}
    </ModalFrame>
  );
}
