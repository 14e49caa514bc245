import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { InputProps } from '../define-input.ts';
import { getInputLabel } from '../field/field-frame.tsx';
import { useInputsContext } from '../inputs-context.tsx';
import { formatFieldText } from './format-field-text.ts';

/** A button of a form. It opens its value if that is a web address; otherwise the page handles the click. */
export function ButtonInput({ property, value, isEnabled, control }: InputProps) {
  const { onPress } = useInputsContext();
  const address = formatFieldText(value);
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
        {getInputLabel(property)}
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
      {getInputLabel(property)}
    </Button>
  );
}
