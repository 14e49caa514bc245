import { passwordResetCalls } from '@confab/contracts';
import { checkNewPassword, signInMessages } from '@confab/identity';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { clearMailedSecret } from '../../session/mailed-secret.ts';
import { endSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { useWords } from '../../words/define-words.ts';
import { FormMessage, NewPasswordField } from '../sign-in/index.ts';
import { getLoginUrl } from './get-login-url.ts';
import classes from './password-reset.module.css';
import { words } from './words.ts';
import { getFallback, nameMessage, type Message } from '../../words/message.ts';

interface ResetFormProps {
  /** Empty when the link has no code; the server then answers with an error that explains what to do (P7.11). */
  readonly resetCode: string;
  readonly frontendApp: string | null;
}

/** Sets a new password with a reset code. A second submit only shows that the password was already reset (P4.22). */
export function ResetForm({ resetCode, frontendApp }: ResetFormProps) {
  const say = useWords(words);
  const api = useApi();
  const login = useInstallation(({ misc }) => getLoginUrl(frontendApp, misc?.sites));
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Message>();
  const [failure, setFailure] = useState<Message>();
  const [state, setState] = useState<'open' | 'loading' | 'done'>('open');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'done') return setFailure(nameMessage('signInMessages.alreadyReset', signInMessages.alreadyReset));
    const found = checkNewPassword(password);
    setFault(found);
    setFailure(undefined);
    if (found !== undefined) return;
    setState('loading');
    try {
      await api.call(passwordResetCalls.resetPassword, { body: { newPassword: password, resetCode } });
      clearMailedSecret();
      // A reset ends every session of the account, including one in this browser.
      endSession();
      setState('done');
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(passwordResetCalls.resetPassword));
      setState('open');
    }
  }

  const isDone = state === 'done';
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.heading}>
        <NewPasswordField label={say.newPassword} password={password} onPassword={setPassword} error={fault} hasFocus />
        <FormMessage message={failure} />
        <FormMessage
          message={
            isDone && failure === undefined
              ? nameMessage('signInMessages.resetSucceeded', signInMessages.resetSucceeded)
              : undefined
          }
          level="success"
        />
        <Button type="submit" size="md" variant={isDone ? 'default' : 'filled'} loading={state === 'loading'} fullWidth>
          {say.resetPassword}
        </Button>
      </form>
      {isDone && (
        <Button component="a" href={login} size="md" mt="md" fullWidth>
          {say.goToLogin}
        </Button>
      )}
    </>
  );
}
