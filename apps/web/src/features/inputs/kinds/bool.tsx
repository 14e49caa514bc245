import { Input, Switch } from '@mantine/core';
import type { InputProps } from '../define-input.ts';

/** Yes or no. */
export function BoolInput({ value, isEnabled, onChange, control }: InputProps) {
  return (
    <Input.Wrapper {...control} required={false}>
      <Switch
        id={control.id}
        aria-describedby={control.error ? control.errorProps.id : undefined}
        checked={value === true || value === 'true'}
        disabled={!isEnabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Input.Wrapper>
  );
}
