import { securityCalls } from '@confab/contracts';
import { checkPasswordChange } from '@confab/identity';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { replaceToken, useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { FormMessage, NewPasswordField, PasswordBox } from '../sign-in/index.ts';
import { Panel } from './panel.tsx';
import classes from './security.module.css';
import { useCheckedForm } from './use-checked-form.ts';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

const empty = { current: '', next: '', confirmation: '' };

/** Changes the password. The current session continues with a new token (P4.24). */
export function PasswordPanel({ onChanged }: { readonly onChanged: () => void }) {
  const say = useWords(words);
  const api = useApi();
  const signIn = useSession((session) => session.signIn);
  const { texts, faults, setText, validate, clear } = useCheckedForm(empty, checkPasswordChange);
  const [state, setState] = useState<'idle' | 'loading' | 'done'>('idle');
  const [failure, setFailure] = useState<Message>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    setState('idle');
    if (!validate() || !signIn) return;
    setState('loading');
    try {
      const { email, tvAccountId } = signIn;
      const body = { email, tvAccountId, oldPassword: texts.current, password: texts.next };
      replaceToken((await api.call(securityCalls.changePassword, { body })).token);
      clear();
      setState('done');
      onChanged();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : securityCalls.changePassword.fallbackMessage);
      setState('idle');
    }
  }

  return (
    <Panel title={say.passwordTitle} description={say.passwordDescription}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.passwordTitle}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={signIn?.email ?? ''} readOnly hidden />
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
        <FormMessage message={state === 'done' ? say.changed : undefined} level="success" />
        <Button type="submit" loading={state === 'loading'} className={classes.submit ?? ''}>
          {say.changePassword}
        </Button>
      </form>
    </Panel>
  );
}
