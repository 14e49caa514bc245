import { welcomeCalls } from '@confab/contracts';
import { checkFirstPassword, checkForgotPassword, welcomeMessages, type FormFault } from '@confab/identity';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { useWords } from '../../words/define-words.ts';
import { EmailField, FormMessage, NewPasswordField } from '../sign-in/index.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';

interface SetPasswordBoxProps {
  /** Empty when the account is unknown; the box then asks for the email address. */
  readonly email: string;
  readonly onSet: () => void;
}

/** Sets the first password of an account. A second submit only shows that the password is already set (P4.23). */
export function SetPasswordBox({ email: known, onSet }: SetPasswordBoxProps) {
  const say = useWords(words);
  const api = useApi();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FormFault>();
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'open' | 'loading' | 'done'>('open');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'done') return setFailure(welcomeMessages.passwordAlreadySet);
    const found = checkForgotPassword({ email }) ?? checkFirstPassword(password, 'welcome');
    setFault(found);
    setFailure(undefined);
    if (found) return;
    setState('loading');
    try {
      await api.call(welcomeCalls.setFirstPassword, { body: { login: email, password } });
      setState('done');
      onSet();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : welcomeCalls.setFirstPassword.fallbackMessage);
      setState('open');
    }
  }

  const isDone = state === 'done';
  return (
    <form className={classes.box} onSubmit={submit} noValidate aria-label={say.setHeading}>
      <h2 className={classes.boxHeading}>{say.setHeading}</h2>
      {known === '' && (
        <EmailField email={email} onEmail={setEmail} error={fault?.field === 'email' ? fault.message : undefined} />
      )}
      <NewPasswordField
        label={say.newPassword}
        password={password}
        onPassword={setPassword}
        error={fault?.field === 'password' ? fault.message : undefined}
      />
      <FormMessage message={failure} />
      <FormMessage
        message={isDone && failure === undefined ? welcomeMessages.passwordSet : undefined}
        level="success"
      />
      <Button
        type="submit"
        variant={isDone ? 'default' : 'filled'}
        loading={state === 'loading'}
        className={classes.submit ?? ''}
      >
        {say.submit}
      </Button>
    </form>
  );
}
