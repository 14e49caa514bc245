import { ModalFrame } from '@confab/ui';
import { useWords } from '../../../words/define-words.ts';
import { words } from './reload-words.ts';
import { noMessage, type Message } from '../../../words/message.ts';
import { useMessage } from '../../../words/messages.ts';

interface ReloadModalProps {
  /** Message of the server; empty when it gave none. */
  readonly message?: Message;
  readonly onReload?: () => void;
  readonly onClose: () => void;
}

/** Asks the author to refresh the page when the project could not be loaded (A2.59). */
export function ReloadModal({ message = noMessage, onReload = () => location.reload(), onClose }: ReloadModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  return (
    <ModalFrame
      title={say.title}
      buttons={[{ label: say.refresh, kind: 'primary', hasInitialFocus: true, onPress: onReload }]}
      onClose={onClose}
    >
      {message.message === '' ? say.text : translate(message)}
    </ModalFrame>
  );
}
