import { ActionIcon, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { defineInput, type InputProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import classes from '../inputs.module.css';
import { textOf } from './text-of.ts';

function CopyLabelInput({ property, value, labelId, control }: InputProps) {
  return (
    <CopyButton value={textOf(value)} timeout={2_000}>
      {({ copied, copy }) => (
        <Group gap={4} wrap="nowrap">
          <Text id={control.id} component="output" size="sm" truncate aria-labelledby={labelId}>
            {textOf(value) || '–'}
          </Text>
          <ActionIcon variant="subtle" size="sm" aria-label={`Copy ${labelOf(property)}`} onClick={copy}>
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
          <output className={classes.copied}>{copied ? 'Copied to clipboard' : ''}</output>
        </Group>
      )}
    </CopyButton>
  );
}

/** A value to take along, such as an id (A8.102). */
export const copyLabel = defineInput(CopyLabelInput, [
  ['String', 'labelCopy'],
  ['String', 'CopyToClipboardLabel'],
]);
