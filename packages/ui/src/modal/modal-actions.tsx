import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './modal-actions.module.css';

/** The buttons of a modal. They stay in view at its lower edge while a long content scrolls. */
export function ModalActions({ children }: { readonly children: ReactNode }) {
  return (
    <Group className={classes.actions ?? ''} justify="flex-end" gap="xs">
      {children}
    </Group>
  );
}
