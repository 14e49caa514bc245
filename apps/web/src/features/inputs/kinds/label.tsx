import { Text } from '@mantine/core';
import type { InputProps } from '../define-input.ts';
import { textOf } from './text-of.ts';

/** A value that is shown and never changed by hand. */
export function LabelInput({ value, labelId, control }: InputProps) {
  return (
    <Text id={control.id} component="output" size="sm" aria-labelledby={labelId}>
      {textOf(value) || '–'}
    </Text>
  );
}
