import { ModalFrame } from '@confab/ui';
import { Anchor } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';

interface RemoveRowModalProps {
  /** What one row is called, and what this one is. */
  readonly rowName: string;
  readonly title: string;
  /** Where else in the project it is used. */
  readonly used?: { readonly count: number; readonly onShow: () => void };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Warns before a row of a stacked table is removed with everything in it (A2.42), and before one that other places of the
 * project refer to.
 */
export function RemoveRowModal({ rowName, title, used, onConfirm, onClose }: RemoveRowModalProps) {
  const say = useWords(words);
  function confirm() {
    onClose();
    onConfirm();
  }
  function showUses() {
    onClose();
    used?.onShow();
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
      {used ? say.removeUsedText(title, used.count) : say.removeText(title)}{' '}
      {used && (
        <Anchor component="button" type="button" size="sm" onClick={showUses}>
          {say.showUses}
        </Anchor>
      )}
    </ModalFrame>
  );
}
