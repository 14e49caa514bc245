import { TextInput } from '@mantine/core';
import type { InputProps } from '../define-input.ts';
import { placeholderOf, textOf } from './text-of.ts';

/** One line of text, bound to its value. */
export function SingleLineInput({ property, value, isEnabled, onChange, control }: InputProps) {
  return (
    <TextInput
      {...control}
      {...placeholderOf(property)}
      value={textOf(value)}
      disabled={!isEnabled}
      spellCheck={property.spellCheck ?? false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
