import { Input, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputProps } from '../../define-input.ts';

interface ChoiceGroupProps extends Pick<InputProps, 'control' | 'labelId'> {
  readonly role: 'radiogroup' | 'group';
  readonly children: ReactNode;
}

/** Groups visible options for screen readers, labelled by the input and described by its error. */
export function ChoiceGroup({ role, control, labelId, children }: ChoiceGroupProps) {
  const { id, required, error, errorProps } = control;
  const hasError = error !== undefined;
  return (
    <Input.Wrapper error={error} errorProps={errorProps}>
      <Stack
        id={id}
        role={role}
        gap="xs"
        mt="3xs"
        mb="3xs"
        aria-labelledby={labelId}
        aria-describedby={hasError ? errorProps.id : undefined}
        {...(role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': hasError } : {})}
      >
        {children}
      </Stack>
    </Input.Wrapper>
  );
}
