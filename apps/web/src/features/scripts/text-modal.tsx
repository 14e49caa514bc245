import { ModalFrame } from '@confab/ui';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useConfirmedClose } from './use-confirmed-close.ts';
import { words } from './words.ts';

/** Rows of the text area unless the input sets another number (A2.57, A9.31). */
const defaultRows = 3;

interface TextModalProps {
  readonly text: string;
  readonly rows?: number;
  readonly label?: string;
  /** Absent when the text is read-only. */
  readonly onApply?: (text: string) => void;
  readonly onClose: () => void;
}

/** Edits a multi-line text in a modal. */
export function TextModal({ text: given, rows = defaultRows, label, onApply, onClose }: TextModalProps) {
  const say = useWords(words);
  const [text, setText] = useState(given);
  const close = useConfirmedClose({ isChanged: text !== given, onClose });

  function apply() {
    onApply?.(text);
    onClose();
  }

  const leave = { label: onApply ? say.cancel : say.close, kind: 'secondary', onPress: close } as const;
  return (
    <ModalFrame
      title={say.textTitle}
      size={720}
      buttons={onApply ? [leave, { label: say.apply, kind: 'primary', onPress: apply }] : [leave]}
      onClose={close}
    >
      <Textarea
        label={label ?? say.text}
        value={text}
        rows={rows}
        resize="vertical"
        readOnly={!onApply}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ModalFrame>
  );
}
