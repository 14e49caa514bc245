import { IconButton } from '@confab/ui';
import { Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyWithToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import type { InputProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import { words } from '../words.ts';
import { textOf } from './text-of.ts';

/** A value to take along, such as an id; a toast says that it was copied (A8.102). */
export function CopyLabelInput({ property, value, labelId, control }: InputProps) {
  const say = useWords(words);
  const text = textOf(value);
  return (
    <Group gap={4} wrap="nowrap">
      <Text id={control.id} component="output" size="sm" truncate aria-labelledby={labelId}>
        {text || '–'}
      </Text>
      <IconButton
        size="sm"
        label={say.copy(labelOf(property))}
        icon={<IconCopy size={16} aria-hidden="true" />}
        disabled={text === ''}
        onClick={() => void copyWithToast(text)}
      />
    </Group>
  );
}
