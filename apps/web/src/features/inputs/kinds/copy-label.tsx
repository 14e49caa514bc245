import { ActionIcon, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { InputProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from '../inputs.module.css';
import { textOf } from './text-of.ts';

/** A value to take along, such as an id (A8.102). */
export function CopyLabelInput({ property, value, labelId, control }: InputProps) {
  const say = useWords(words);
  return (
    <CopyButton value={textOf(value)} timeout={2_000}>
      {({ copied, copy }) => (
        <Group gap={4} wrap="nowrap">
          <Text id={control.id} component="output" size="sm" truncate aria-labelledby={labelId}>
            {textOf(value) || '–'}
          </Text>
          <ActionIcon variant="subtle" size="sm" aria-label={say.copy(labelOf(property))} onClick={copy}>
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
          <output className={classes.copied}>{copied ? say.copied : ''}</output>
        </Group>
      )}
    </CopyButton>
  );
}
