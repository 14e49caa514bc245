import type { ItemSchema } from '@confab/model';
import { ModalFrame } from '@confab/ui';
import { Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

interface BulkInsertModalProps {
  readonly pageTypes: readonly ItemSchema[];
  readonly onInsert: (type: string, text: string) => void;
  readonly onClose: () => void;
}

/** Adds several pages at once: a line is a page, and an indented line is a page below the one above it. */
export function BulkInsertModal({ pageTypes, onInsert, onClose }: BulkInsertModalProps) {
  const say = useWords(words);
  const [text, setText] = useState('');
  const [type, setType] = useState(pageTypes.find((one) => one.type === 'Page')?.type ?? pageTypes[0]?.type ?? '');
  const count = text.split('\n').filter((line) => line.trim() !== '').length;

  function insert() {
    onClose();
    onInsert(type, text);
  }

  return (
    <ModalFrame
      title={say.bulkTitle}
      size={520}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.addPages(count), kind: count > 0 ? 'primary' : 'disabled', onPress: insert },
      ]}
      onClose={onClose}
    >
      <Textarea
        label={say.bulkLabel}
        description={say.bulkHint}
        autosize
        minRows={8}
        maxRows={16}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        mt="md"
        label={say.bulkType}
        allowDeselect={false}
        data={pageTypes.map((schema) => ({ value: schema.type, label: schema.title }))}
        value={type}
        onChange={(next) => setType(next ?? type)}
      />
    </ModalFrame>
  );
}
