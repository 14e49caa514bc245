import { Input, Switch } from '@mantine/core';
import type { InputProps } from '../define-input.ts';

/** A checkbox for a Bool. */
export function BoolInput({ property, value, isEnabled, onChange, control }: InputProps) {
  const stated = value ?? property.defaultValue;
  const isOn = stated === true || stated === 'true';
  return (
    <Input.Wrapper {...control} required={false}>
      <Switch
        id={control.id}
        aria-describedby={control.error ? control.errorProps.id : undefined}
        checked={isOn}
        disabled={!isEnabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Input.Wrapper>
  );
}
