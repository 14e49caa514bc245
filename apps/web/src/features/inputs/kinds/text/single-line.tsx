import { TextInput } from '@mantine/core';
import type { InputProps } from '../../define-input.ts';
import { getPlaceholderProps, formatFieldText } from '../format-field-text.ts';

/** A single-line text field. */
export function SingleLineInput({ property, value, isEnabled, onChange, control }: InputProps) {
  return (
    <TextInput
      {...control}
      {...getPlaceholderProps(property)}
      value={formatFieldText(value)}
      disabled={!isEnabled}
      spellCheck={property.spellCheck ?? false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
