import { TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import classes from './password-box.module.css';
import { words } from './words.ts';

interface PasswordBoxProps {
  readonly label: string;
  readonly kind: 'current-password' | 'new-password';
  readonly password: string;
  readonly onPassword: (password: string) => void;
  /** In English, as rules word it. */
  readonly error: string | undefined;
  readonly hasFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box for a password, which can be shown and hidden by keyboard too (P5.26). */
export function PasswordBox({ label, kind, password, onPassword, error, hasFocus = false, ref }: PasswordBoxProps) {
  const say = useWords(words);
  const tell = useMessage();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={say.togglePassword}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={18} stroke={1.7} aria-hidden="true" />
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
      error={error && tell(error)}
      rightSection={toggle}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for only where the page is this one field
      autoFocus={hasFocus}
      onChange={(event) => onPassword(event.currentTarget.value)}
    />
  );
}
