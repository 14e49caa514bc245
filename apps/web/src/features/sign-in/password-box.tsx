import { TextInput } from '@mantine/core';
import { useState, type Ref } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './password-box.module.css';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

interface PasswordBoxProps {
  readonly label: string;
  readonly kind: 'current-password' | 'new-password';
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** The message of the validation rule, which is translated here by its name. */
  readonly error: Message | undefined;
  readonly hasFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password field with a button, reached by keyboard too, that shows or hides the text (P5.26). */
export function PasswordBox({ label, kind, password, onPassword, error, hasFocus = false, ref }: PasswordBoxProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={say.togglePassword}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Eye isCrossed={isShown} />
    </button>
  );
  return (
    <TextInput
      ref={ref}
      label={label}
      type={isShown ? 'text' : 'password'}
      name={kind}
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      value={password}
      error={error && translate(error)}
      rightSection={toggle}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only set where the page is mainly this field
      autoFocus={hasFocus}
      // A modal moves the focus to the field with this attribute.
      data-autofocus={hasFocus || undefined}
      onChange={(event) => onPassword(event.currentTarget.value)}
    />
  );
}

/** Drawn inline, because importing the icon set would make the sign-in page larger. */
function Eye({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" className={classes.eye} aria-hidden="true">
      <path d="M2.5 12c4.5-7.5 14.5-7.5 19 0-4.5 7.5-14.5 7.5-19 0Z" />
      <circle cx="12" cy="12" r="2.8" />
      {isCrossed && <path d="m4 4 16 16" />}
    </svg>
  );
}
