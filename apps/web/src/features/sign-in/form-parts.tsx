import type { Flavour } from '@confab/model';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SignInMode } from './sign-in-page.tsx';
import classes from './sign-in.module.css';

/** What every mode's form is given. The address stays when the mode changes. */
export interface ModeFormProps {
  readonly flavour: Flavour;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onMode: (mode: SignInMode) => void;
}

interface EmailFieldProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly error: string | undefined;
}

export function EmailField({ email, onEmail, error }: EmailFieldProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      size="md"
      value={email}
      error={error}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form; another mode takes the focused button away
      autoFocus
      onChange={(event) => onEmail(event.currentTarget.value)}
    />
  );
}

/** What the server said of a form that it refused. */
export function FormError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={`${classes.message} ${classes.error}`} role="alert">
      {message}
    </p>
  );
}

export function ModeLink({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={classes.link} onClick={onClick}>
      {children}
    </button>
  );
}
