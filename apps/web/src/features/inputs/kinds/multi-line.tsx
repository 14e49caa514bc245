import { Textarea } from '@mantine/core';
import { defineInput, type InputProps } from '../define-input.ts';
import { placeholderOf, textOf } from './text-of.ts';

const rowsAtFirst = 3;

function MultiLineInput({ property, value, isEnabled, onChange, control }: InputProps) {
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

/** Text of several lines, three at first (A2.57). */
export const multiLine = defineInput(MultiLineInput, [['String', 'multiline']]);
