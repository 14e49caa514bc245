import { Switch } from '@mantine/core';
import { defineInput, type InputProps } from '../define-input.ts';

function BoolInput({ value, isEnabled, onChange, control }: InputProps) {
  return (
    <Switch
      {...control} checked={value === true || value === 'true'} disabled={!isEnabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** Yes or no. */
export const bool = defineInput(BoolInput, [['Bool']]);
