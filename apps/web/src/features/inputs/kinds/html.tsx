import { Textarea } from '@mantine/core';
import type { InputProps } from '../define-input.ts';
import { placeholderOf, textOf } from './text-of.ts';

const rowsAtFirst = 8;

/** HTML as its source (A3.32). */
export function HtmlInput({ property, value, isEnabled, onChange, control }: InputProps) {
  return (
    <Textarea
      {...control}
      {...placeholderOf(property)}
      value={textOf(value)}
      disabled={!isEnabled}
      resize="vertical"
      rows={property.textAreaRows ?? rowsAtFirst}
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--cf-mono)' } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
