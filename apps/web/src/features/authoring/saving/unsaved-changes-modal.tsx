import { ModalFrame } from '@confab/ui';
import { useRef, useState } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from './unsaved-words.ts';
import type { Message } from '../../../words/message.ts';
import { useMessage } from '../../../words/messages.ts';

interface UnsavedChangesModalProps {
  readonly session: Pick<EditingSession, 'getStatus' | 'saveAll' | 'discardAll'>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before a project with unsaved changes is closed (A4.32): stay, save, discard or leave (A2.58). */
export function UnsavedChangesModal({ session, onLeave, onClose }: UnsavedChangesModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [working, setWorking] = useState<'save' | 'discard'>();
  const [failure, setFailure] = useState<Message>();
  const isClosed = useRef(false);
  const [count] = useState(() => session.getStatus().unsavedItemIds.length);

  async function leaveAfter(action: 'save' | 'discard') {
    setWorking(action);
    setFailure(undefined);
    const done = await (action === 'save' ? session.saveAll() : session.discardAll());
    setWorking(undefined);
    if (done.type === 'failed') setFailure(done.message);
    // An author who has chosen to stay before the answer arrived stays.
    else if (!isClosed.current) leave();
  }

  function close() {
    isClosed.current = true;
    onClose();
  }

  function leave() {
    close();
    onLeave();
  }

  return (
    <ModalFrame
      title={say.title}
      size={620}
      messages={failure === undefined ? [] : [{ level: 'error', text: translate(failure) }]}
      buttons={[
        { label: say.stay, kind: 'secondary', onPress: close },
        {
          label: say.discardAndClose,
          kind: working === 'save' ? 'disabled' : 'secondary',
          isLoading: working === 'discard',
          onPress: () => void leaveAfter('discard'),
        },
        { label: say.closeUnsaved, kind: working === undefined ? 'secondary' : 'disabled', onPress: leave },
        {
          label: say.saveAndClose,
          kind: working === 'discard' ? 'disabled' : 'primary',
          isLoading: working === 'save',
          hasInitialFocus: true,
          onPress: () => void leaveAfter('save'),
        },
      ]}
      onClose={close}
    >
      {count === 0 ? say.unsent : say.unsaved(count)}
    </ModalFrame>
  );
}
