import { IconButton } from '@confab/ui';
import { Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyWithToast } from '../../../../toasts/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import { getInputLabel } from '../../field/field-frame.tsx';
import { words } from '../../words.ts';
import { formatFieldText } from '../format-field-text.ts';

/** A read-only value with a copy button. A toast confirms the copy (A8.102). */
export function CopyLabelInput({ property, value, labelId, control }: InputProps) {
  const say = useWords(words);
  const text = formatFieldText(value);
  return (
    <Group gap="3xs" wrap="nowrap">
      <Text id={control.id} component="output" size="sm" truncate aria-labelledby={labelId}>
        {text || '–'}
      </Text>
      <IconButton
        size="sm"
        label={say.copy(getInputLabel(property))}
        icon={<IconCopy size={16} aria-hidden="true" />}
        disabled={text === ''}
        onClick={() => void copyWithToast(text)}
      />
    </Group>
  );
}
