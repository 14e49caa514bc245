import { ModalFrame } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

interface SaveNamedModalProps {
  readonly itemId: string;
  readonly onClose: () => void;
}

const maxCharacters = 500;

/** Saves the unsaved changes as a named version. */
export function SaveNamedModal({ itemId, onClose }: SaveNamedModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const session = useEditingSession();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<Message>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (isSaving) return;
    setSaving(true);
    const done = await session.saveItem(itemId, name.trim());
    setSaving(false);
    if (done.type === 'done') onClose();
    else setFailure(done.message);
  }

  return (
    <ModalFrame
      title={say.saveNamed}
      messages={failure === undefined ? [] : [{ level: 'error', text: translate(failure) }]}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.save, kind: 'primary', isLoading: isSaving, onPress: () => void save() },
      ]}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={say.nameOfVersion}
        placeholder={say.namePlaceholder}
        maxLength={maxCharacters}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) void save();
        }}
      />
    </ModalFrame>
  );
}
