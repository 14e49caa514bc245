import { checkPasswordChange } from '@confab/identity';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useWords } from '../../words/define-words.ts';
import { FormMessage, NewPasswordField, PasswordBox } from '../sign-in/index.ts';
import { Panel } from './panel.tsx';
import classes from './security.module.css';
import { useChangePassword } from './use-change-password.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { words } from './words.ts';

const empty = { current: '', next: '', confirmation: '' };

/** Changes the password. The current session continues with a new token (P4.24). */
export function PasswordPanel({ onChanged }: { readonly onChanged: () => void }) {
  const say = useWords(words);
  const { texts, faults, setText, validate, clear } = useCheckedForm(empty, checkPasswordChange);
  const { change, reset, email, isLoading, isDone, failure } = useChangePassword(() => {
    clear();
    onChanged();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    reset();
    if (validate()) void change(texts);
  }

  return (
    <Panel title={say.passwordTitle} description={say.passwordDescription}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.passwordTitle}>
        {/* Password managers read from it which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordBox
          label={say.current}
          kind="current-password"
          password={texts.current}
          onPassword={(text) => setText('current', text)}
          error={faults.current}
        />
        <NewPasswordField
          label={say.next}
          password={texts.next}
          onPassword={(text) => setText('next', text)}
          error={faults.next}
        />
        <PasswordBox
          label={say.confirmation}
          kind="new-password"
          password={texts.confirmation}
          onPassword={(text) => setText('confirmation', text)}
          error={faults.confirmation}
        />
        <FormMessage message={failure} />
        <FormMessage message={isDone ? { message: say.changed } : undefined} level="success" />
        <Button type="submit" loading={isLoading} className={classes.submit ?? ''}>
          {say.changePassword}
        </Button>
      </form>
    </Panel>
  );
}
