import { ModalFrame } from '@confab/ui';
import { useWords } from '../words/define-words.ts';
import { useMessage } from '../words/messages.ts';
import { words } from './words.ts';
import type { Message } from '../words/message.ts';

interface CloseMessageModalProps {
  /** In the language of the interface. */
  readonly title?: string;
  /** May have several lines. */
  readonly message: Message;
  readonly onClose: () => void;
}

/** Shows a message that has to be confirmed (A2.60). */
export function CloseMessageModal({ title, message, onClose }: CloseMessageModalProps) {
  const { ok, confirmTitle } = useWords(words);
  const say = useMessage();
  return (
    <ModalFrame
      title={title ?? confirmTitle}
      buttons={[{ label: ok, kind: 'primary', hasInitialFocus: true, onPress: onClose }]}
      onClose={onClose}
    >
      <span style={{ whiteSpace: 'pre-line' }}>{say(message)}</span>
    </ModalFrame>
  );
}
