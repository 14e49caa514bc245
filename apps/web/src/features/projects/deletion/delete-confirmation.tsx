import { ModalFrame } from '@confab/ui';
import { deleteWord } from '@confab/model';
import { Anchor, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useInstallation } from '../../../session/installation.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { Message } from '../../../words/message.ts';
import { useMessage } from '../../../words/messages.ts';

interface DeleteConfirmationProps {
  /** What is deleted, with its article: 'the project Harbour Café'. */
  readonly what: string;
  /** How many items that are; one by default. */
  readonly count?: number;
  readonly isLoading?: boolean;
  readonly error?: Message | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** More information, such as usages. */
  readonly children?: ReactNode;
}

/** Confirms a deletion: the Delete button is enabled after typing the word DELETE exactly (A2.40, A5.16). */
export function DeleteConfirmation({
  what,
  count = 1,
  isLoading = false,
  error,
  onDelete,
  onClose,
  children,
}: DeleteConfirmationProps) {
  const say = useWords(words);
  const translate = useMessage();
  const help = useInstallation((state) => state.misc?.links.help ?? '');
  const [typed, setTyped] = useState('');
  const isConfirmed = typed === deleteWord;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isConfirmed && !isLoading) onDelete();
  }

  return (
    <ModalFrame
      title={say.confirmTitle}
      messages={error === undefined ? [] : [{ level: 'error', text: translate(error) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.remove, kind: isConfirmed ? 'primary' : 'disabled', isLoading, onPress: onDelete },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <p>{say.aboutToDelete(what, count)}</p>
        {children}
        {help !== '' && (
          <p>
            <Anchor href={help} target="_blank" rel="noopener noreferrer" size="sm">
              {say.help}
            </Anchor>
          </p>
        )}
        <TextInput
          label={say.typeWord(deleteWord)}
          value={typed}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </ModalFrame>
  );
}
