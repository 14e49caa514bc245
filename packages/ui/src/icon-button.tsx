import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';

interface IconButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps | 'children' | 'ref'> {
  /** What it does: its name for screen readers, and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button that is an icon; it always has a name. */
export function IconButton({ label, icon, buttonRef, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} openDelay={500}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--cf-quiet)"
        size={32}
        aria-label={label}
        {...(buttonRef ? { ref: buttonRef } : {})}
        {...rest}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
