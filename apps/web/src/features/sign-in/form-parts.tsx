import type { Flavour } from '@confab/model';
import { TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import type { SignInMode } from './sign-in-page.tsx';
import classes from './sign-in.module.css';
import { words } from './words.ts';

/** What every mode's form is given. The address stays when the mode changes. */
export interface ModeFormProps {
  readonly flavour: Flavour;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** What was typed before signing in led to this mode; empty when somebody chose it. */
  readonly password: string;
  readonly onMode: (mode: SignInMode, password?: string) => void;
}

interface EmailFieldProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** In English, as rules word it. */
  readonly error: string | undefined;
  readonly onEnter?: (event: KeyboardEvent) => void;
}

export function EmailField({ email, onEmail, error, onEnter }: EmailFieldProps) {
  const say = useWords(words);
  const tell = useMessage();
  return (
    <TextInput
      label={say.email}
      type="email"
      name="email"
      autoComplete="username"
      size="md"
      value={email}
      error={error && tell(error)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form; another mode takes the focused button away
      autoFocus
      onChange={(event) => onEmail(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.(event)}
    />
  );
}

interface FormMessageProps {
  /** In English, as rules and calls word it. */
  readonly message: string | undefined;
  readonly level?: 'error' | 'success';
}

/** What came of a form: a red area for what was refused (P8.60), a green one for what was done. */
export function FormMessage({ message, level = 'error' }: FormMessageProps) {
  const tell = useMessage();
  if (message === undefined) return null;
  return (
    <p className={`${classes.message} ${classes[level]}`} role={level === 'error' ? 'alert' : 'status'}>
      {tell(message)}
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

/** The way back from every other mode; the password begins empty there (P2.27). */
export function BackToLogin({ onMode }: Pick<ModeFormProps, 'onMode'>) {
  const say = useWords(words);
  return (
    <div className={classes.links}>
      <ModeLink onClick={() => onMode('signIn')}>{say.backToLogin}</ModeLink>
    </div>
  );
}
