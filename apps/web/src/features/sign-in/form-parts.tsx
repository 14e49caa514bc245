import type { Flavour } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import type { SignInMode } from './sign-in-page.tsx';
import classes from './sign-in.module.css';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

/** Props of the form of each mode. The email address is kept when the mode changes. */
export interface ModeFormProps {
  readonly flavour: Flavour;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The password typed before the sign-in form switched to this mode; empty when the user chose the mode. */
  readonly password: string;
  readonly onMode: (mode: SignInMode, password?: string) => void;
}

interface EmailFieldProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The message of the validation rule, which is translated here by its name. */
  readonly error: Message | undefined;
  readonly onEnter?: (event: KeyboardEvent) => void;
}

export function EmailField({ email, onEmail, error, onEnter }: EmailFieldProps) {
  const say = useWords(words);
  const translate = useMessage();
  return (
    <TextInput
      label={say.email}
      type="email"
      name="email"
      autoComplete="username"
      size="md"
      value={email}
      error={error && translate(error)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form; another mode takes the focused button away
      autoFocus
      onChange={(event) => onEmail(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && onEnter?.(event)}
    />
  );
}

interface FormMessageProps {
  /** The message of a validation rule or call, which is translated here by its name. */
  readonly message: Message | undefined;
  readonly level?: 'error' | 'success';
}

/** The result of a form: errors in a red area (P8.60), success in a green one. */
export function FormMessage({ message, level = 'error' }: FormMessageProps) {
  const translate = useMessage();
  if (message === undefined) return null;
  return (
    <p className={`${classes.message} ${classes[level]}`} role={level === 'error' ? 'alert' : 'status'}>
      {translate(message)}
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

/** The link from any other mode back to the sign-in form, where the password is empty again (P2.27). */
export function BackToLogin({ onMode }: Pick<ModeFormProps, 'onMode'>) {
  const say = useWords(words);
  return (
    <div className={classes.links}>
      <ModeLink onClick={() => onMode('signIn')}>{say.backToLogin}</ModeLink>
    </div>
  );
}
