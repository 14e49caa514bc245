import { Button, type ButtonProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import { takeLostFocus } from '../../../platform/focus/take-lost-focus.ts';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';

interface RemovableButtonProps extends ButtonProps, Pick<ComponentProps<'button'>, 'onClick' | 'aria-label'> {
  /** Whether it replaces the button that had the focus. */
  readonly takesLostFocus?: boolean;
}

/** A button that goes when it is pressed; the focus then stays at the panel around it. */
export function RemovableButton({ takesLostFocus = false, ...props }: RemovableButtonProps) {
  const button = useKeepFocusNear<HTMLButtonElement>();
  const ref = useMergedRef(button, takesLostFocus ? takeLostFocus : null);
  return <Button ref={ref} {...props} />;
}
