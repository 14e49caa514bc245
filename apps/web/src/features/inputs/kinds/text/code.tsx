import { Button, Textarea } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';
import { words } from '../words.ts';

const rowsAtFirst = 8;

/** JavaScript as text, with a button that opens the code editor (A3.32). */
export function CodeInput({ itemId, path, property, value, isEnabled, onChange, control }: InputProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const code = formatFieldText(value);
  const apply = (applied: string, madeOn = code) => onChange(applied, madeOn);
  const place = { session, itemId, path };
  const open = () => openModal('javascript', { code, place, ...(isEnabled && { onApply: apply }) });
  return (
    <>
      <Textarea
        {...control}
        {...getPlaceholderProps(property)}
        value={code}
        disabled={!isEnabled}
        resize="vertical"
        rows={property.textAreaRows ?? rowsAtFirst}
        spellCheck={false}
        wrap="off"
        styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button mt="2xs" size="compact-sm" variant="default" leftSection={<IconCode size={16} />} onClick={open}>
        {say.openCode}
      </Button>
    </>
  );
}
