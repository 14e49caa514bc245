import { Text } from '@mantine/core';
import { defineInput, type InputProps } from '../define-input.ts';
import { textOf } from './text-of.ts';

function LabelInput({ value, labelId, control }: InputProps) {
  return (
    <Text id={control.id} component="output" size="sm" aria-labelledby={labelId}>
      {textOf(value) || '–'}
    </Text>
  );
}

/** A value that is shown and never changed by hand. */
export const label = defineInput(LabelInput, [
  ['String', 'label'],
  ['Int', 'label'],
  ['Float', 'label'],
]);
