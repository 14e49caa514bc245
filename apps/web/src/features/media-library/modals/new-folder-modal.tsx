import { assetNameMax } from '@confab/model/media';
import { ModalFrame } from '@confab/ui';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useModalAction } from '../../../modals/use-modal-action.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { words } from '../words.ts';

interface NewFolderModalProps {
  /** When it rejects, the modal stays open and shows the error. */
  readonly onCreate: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a new folder. */
export function NewFolderModal({ onCreate, onClose }: NewFolderModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [name, setName] = useState('');
  const { isRunning, failure, run } = useModalAction(onClose);
  const canCreate = name.trim() !== '' && !isRunning;

  function create() {
    if (canCreate) void run(() => onCreate(name.trim()));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    create();
  }

  return (
    <ModalFrame
      title={say.newFolder}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        {
          label: say.create,
          kind: canCreate || isRunning ? 'primary' : 'disabled',
          isLoading: isRunning,
          onPress: create,
        },
      ]}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <TextInput
          label={say.folderName}
          value={name}
          maxLength={assetNameMax}
          data-autofocus
          autoComplete="off"
          error={failure === undefined ? undefined : translate(failure)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </ModalFrame>
  );
}
