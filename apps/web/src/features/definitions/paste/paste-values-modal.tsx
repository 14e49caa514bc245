import { ModalFrame } from '@confab/ui';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { findListClashes } from '../rows/find-list-clashes.ts';
import type { ListRow } from '../rows/read-definition-rows.ts';
import { addListValues, readPastedValues } from '../slots/list-lines.ts';
import { words } from '../words.ts';

const maxPasted = 500_000;

interface PasteValuesModalProps {
  readonly row: ListRow;
  readonly onClose: () => void;
}

/** Adds many values with synonyms to a list, and says how many are new and which words would mean two values. */
export function PasteValuesModal({ row, onClose }: PasteValuesModalProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const [text, setText] = useState('');
  const pasted = readPastedValues(text);
  const known = new Set(row.values.map(({ value }) => value.toLowerCase()));
  const newCount = new Set(pasted.map(({ value }) => value.toLowerCase()).filter((value) => !known.has(value))).size;
  const clashes = findListClashes([...row.values.filter(({ value }) => !hasValue(pasted, value)), ...pasted]);

  function add() {
    const path = `SlotTypes/${row.id}/Values`;
    const before = String(session.getValue(session.projectId, path) ?? '');
    session.edit(session.projectId, { path, action: 'ValueChanged', updatedValue: addListValues(before, pasted) });
    onClose();
  }

  return (
    <ModalFrame
      title={say.pasteValues}
      subtitle={row.name}
      size={620}
      messages={clashes.slice(0, 5).map(({ word, values }) => ({ level: 'warning', text: say.clash(word, values) }))}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.addValues, kind: pasted.length === 0 ? 'disabled' : 'primary', onPress: add },
      ]}
      onClose={onClose}
    >
      <Textarea
        label={say.valuesToAdd}
        description={say.pasteValuesAbout}
        rows={8}
        resize="vertical"
        data-autofocus
        maxLength={maxPasted}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status">{pasted.length > 0 ? say.valuesSummary(newCount, pasted.length - newCount) : ''}</p>
    </ModalFrame>
  );
}

function hasValue(values: readonly { readonly value: string }[], value: string): boolean {
  return values.some((one) => one.value.toLowerCase() === value.toLowerCase());
}
