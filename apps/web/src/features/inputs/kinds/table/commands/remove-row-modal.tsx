import { ModalFrame } from '@confab/ui';
import { Anchor } from '@mantine/core';
import { useWords } from '../../../../../words/define-words.ts';
import { words } from '../words.ts';

interface RemoveRowModalProps {
  /** The name for a row of this table, and the title of this row. */
  readonly rowName: string;
  readonly title: string;
  /** Usages elsewhere in the project; their number is undefined if it could not be found out. */
  readonly used?: { readonly count: number | undefined; readonly onShow: () => void };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before a row of a stacked table (A2.42), or a row that is used elsewhere in the project, is removed.
 */
export function RemoveRowModal({ rowName, title, used, onConfirm, onClose }: RemoveRowModalProps) {
  const say = useWords(words);
  const text =
    used?.count === undefined
      ? `${used ? `${say.notCounted(title)} ` : ''}${say.removeText(title)}`
      : say.removeUsedText(title, used.count);
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
        { label: say.cancel, kind: 'secondary', hasInitialFocus: true, onPress: onClose },
        { label: say.remove, kind: 'primary', onPress: confirm },
      ]}
      onClose={onClose}
    >
      {text}{' '}
      {used && (
        <Anchor component="button" type="button" size="sm" onClick={showUses}>
          {say.showUses}
        </Anchor>
      )}
    </ModalFrame>
  );
}
