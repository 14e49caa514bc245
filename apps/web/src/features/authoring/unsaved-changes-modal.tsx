import { ModalFrame } from '@confab/ui';
import { useState } from 'react';
import type { ProjectSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

interface UnsavedChangesModalProps {
  readonly session: Pick<ProjectSession, 'getStatus' | 'saveAll' | 'discardAll'>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asked before a project with unsaved changes is closed (A4.32): stay, or leave with or without them (A2.58). */
export function UnsavedChangesModal({ session, onLeave, onClose }: UnsavedChangesModalProps) {
  const say = useWords(words);
  const [working, setWorking] = useState<'save' | 'discard'>();
  const [failure, setFailure] = useState<string>();
  const [count] = useState(() => session.getStatus().unsavedItemIds.length);

  async function leaveAfter(what: 'save' | 'discard') {
    setWorking(what);
    setFailure(undefined);
    const done = await (what === 'save' ? session.saveAll() : session.discardAll());
    setWorking(undefined);
    if (done.type === 'failed') setFailure(done.message);
    else leave();
  }

  function leave() {
    onClose();
    onLeave();
  }

  return (
    <ModalFrame
      title={say.unsavedTitle}
      size={620}
      messages={failure === undefined ? [] : [{ level: 'error', text: failure }]}
      buttons={[
        { label: say.stay, kind: 'secondary', onPress: onClose },
        {
          label: say.discardAndClose,
          kind: 'secondary',
          isLoading: working === 'discard',
          onPress: () => void leaveAfter('discard'),
        },
        { label: say.closeUnsaved, kind: 'secondary', onPress: leave },
        {
          label: say.saveAndClose,
          kind: 'primary',
          isLoading: working === 'save',
          onPress: () => void leaveAfter('save'),
        },
      ]}
      onClose={onClose}
    >
      {count === 0 ? say.unsentText : say.unsavedText(count)}
    </ModalFrame>
  );
}
