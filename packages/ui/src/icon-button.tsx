import { ActionIcon, Tooltip, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';

interface IconButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps | 'children' | 'ref'> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button with an icon and a required name. */
export function IconButton({ label, icon, buttonRef, ...rest }: IconButtonProps) {
  return (
    // While the button's menu is open, the tooltip would cover its first entry.
    <Tooltip label={label} openDelay={500} disabled={rest['aria-expanded'] === true}>
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
