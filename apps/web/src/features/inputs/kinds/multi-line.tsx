import { Textarea } from '@mantine/core';
import type { InputProps } from '../define-input.ts';
import { placeholderOf, textOf } from './text-of.ts';

const rowsAtFirst = 3;

/** Text of several lines, three at first (A2.57). */
export function MultiLineInput({ property, value, isEnabled, onChange, control }: InputProps) {
  return (
    <Textarea
      {...control}
      {...placeholderOf(property)}
      value={textOf(value)}
      disabled={!isEnabled}
      resize="vertical"
      rows={property.textAreaRows ?? rowsAtFirst}
      spellCheck={property.spellCheck ?? true}
      wrap={property.wordWrap === false ? 'off' : 'soft'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
