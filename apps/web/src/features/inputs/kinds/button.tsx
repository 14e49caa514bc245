import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { InputProps } from '../define-input.ts';
import { labelOf } from '../field-frame.tsx';
import { useInputsSurroundings } from '../inputs-context.tsx';
import { textOf } from './text-of.ts';

/** A button of a form: one whose value is an address of the web opens it, any other is for the page to answer. */
export function ButtonInput({ property, value, isEnabled, control }: InputProps) {
  const { onPress } = useInputsSurroundings();
  const address = textOf(value);
  if (/^https?:\/\//i.test(address)) {
    return (
      <Button
        id={control.id}
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        variant="default"
        rightSection={<IconExternalLink size={16} aria-hidden="true" />}
      >
        {labelOf(property)}
      </Button>
    );
  }
  return (
    <Button
      id={control.id}
      variant="default"
      disabled={!isEnabled || !onPress}
      onClick={() => onPress?.(property.name)}
    >
      {labelOf(property)}
    </Button>
  );
}
