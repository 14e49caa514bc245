import { Button, Textarea } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import { words } from '../words.ts';

const initialRows = 3;

/** Text of several lines, three at first, with a larger editor behind a button (A2.57). */
export function MultiLineInput({ itemId, path, property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const text = formatFieldText(value);
  const rows = property.textAreaRows ?? initialRows;
  return (
    <>
      <Textarea
        {...control}
        {...getPlaceholderProps(property)}
        value={text}
        disabled={!isEnabled}
        resize="vertical"
        rows={rows}
        spellCheck={property.spellCheck ?? true}
        wrap={property.wordWrap === false ? 'off' : 'soft'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        mt="2xs"
        size="compact-xs"
        variant="subtle"
        leftSection={<IconMaximize size={14} aria-hidden="true" />}
        disabled={!isEnabled}
        onClick={() =>
          openModal('textbox', {
            text,
            rows,
            label: getInputLabel(property),
            place: { session, itemId, path },
            onApply: (applied, madeOn = text) => onChange(applied, madeOn),
          })
        }
      >
        {say.openText}
      </Button>
    </>
  );
}
