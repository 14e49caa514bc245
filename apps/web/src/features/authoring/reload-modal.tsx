import { ModalFrame } from '@confab/ui';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

interface ReloadModalProps {
  /** What the server said, if it said anything. */
  readonly message?: string;
  readonly onReload?: () => void;
  readonly onClose: () => void;
}

/** Opened when what was loaded cannot be worked with and only loading the page anew helps (A2.59). */
export function ReloadModal({ message = '', onReload = () => location.reload(), onClose }: ReloadModalProps) {
  const say = useWords(words);
  return (
    <ModalFrame
      title={say.refreshTitle}
      buttons={[{ label: say.refresh, kind: 'primary', onPress: onReload }]}
      onClose={onClose}
    >
      {message === '' ? say.refreshText : message}
    </ModalFrame>
  );
}
