import { assetNameMax } from '@confab/model/media';
import { ModalFrame } from '@confab/ui';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { words } from '../words.ts';
import { toMessage, type Message } from '../../../words/message.ts';

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
  const [failure, setFailure] = useState<Message>();
  const [isWorking, setWorking] = useState(false);
  const canCreate = name.trim() !== '' && !isWorking;

  async function create() {
    if (!canCreate) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await onCreate(name.trim());
      onClose();
    } catch (error) {
      setFailure(toMessage(error));
      setWorking(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void create();
  }

  return (
    <ModalFrame
      title={say.newFolder}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        {
          label: say.create,
          kind: canCreate || isWorking ? 'primary' : 'disabled',
          isLoading: isWorking,
          onPress: () => void create(),
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
