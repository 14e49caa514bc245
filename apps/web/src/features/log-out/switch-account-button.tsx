import { Button, type ButtonProps } from '@mantine/core';
import { ModalHost } from '../../modals/modal-host.tsx';
import { useLogOut } from './use-log-out.ts';

interface SwitchAccountButtonProps extends Pick<ButtonProps, 'size'> {
  readonly label: string;
  /** Opens the page that is shown next. */
  readonly openNext: () => void;
}

/** Signs out on a page outside the site's frame, so that another person can sign in. It shows the question itself. */
export function SwitchAccountButton({ label, openNext, ...look }: SwitchAccountButtonProps) {
  const logOut = useLogOut(openNext);
  return (
    <>
      <Button variant="default" {...look} onClick={() => void logOut()}>
        {label}
      </Button>
      <ModalHost />
    </>
  );
}
