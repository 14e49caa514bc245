import { welcomeCalls } from '@confab/contracts';
import {
  checkFirstPassword,
  checkForgotPassword,
  checkSignUpPassword,
  welcomeMessages,
  type FormFault,
} from '@confab/identity';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { getBrowserTimeZone } from '../../platform/get-browser-time-zone.ts';
import { useWords } from '../../words/define-words.ts';
import { EmailField, FormMessage, NewPasswordField, PasswordBox } from '../sign-in/index.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';
import { getFallback, nameMessage, type Message } from '../../words/message.ts';

interface SetPasswordBoxProps {
  /** Empty when the account is unknown; the box then asks for the email address. */
  readonly email: string;
  /** Whether the password chosen at sign-up can be kept by typing it again. */
  readonly hasSignUpPassword: boolean;
  readonly onSet: () => void;
}

/**
 * Sets the first password of an account: the one chosen at sign-up, typed again, or a new one. A second submit only
 * shows that the password is already set (P4.23).
 */
export function SetPasswordBox({ email: known, hasSignUpPassword, onSet }: SetPasswordBoxProps) {
  const say = useWords(words);
  const api = useApi();
  const [email, setEmail] = useState(known);
  const [keeps, setKeeps] = useState(hasSignUpPassword);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FormFault>();
  const [failure, setFailure] = useState<Message>();
  const [state, setState] = useState<'open' | 'loading' | 'done'>('open');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'done')
      return setFailure(nameMessage('welcomeMessages.passwordAlreadySet', welcomeMessages.passwordAlreadySet));
    const found =
      checkForgotPassword({ email }) ??
      (keeps ? checkSignUpPassword(password) : checkFirstPassword(password, 'welcome'));
    setFault(found);
    setFailure(undefined);
    if (found) return;
    setState('loading');
    try {
      await api.call(welcomeCalls.setFirstPassword, {
        body: { login: email, password, timezone: getBrowserTimeZone(), ...(keeps && { isSignUpPassword: true }) },
      });
      setState('done');
      onSet();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(welcomeCalls.setFirstPassword));
      setState('open');
    }
  }

  function switchMode() {
    setKeeps(!keeps);
    setPassword('');
    setFault(undefined);
    setFailure(undefined);
  }

  const isDone = state === 'done';
  const heading = keeps ? say.keepHeading : say.setHeading;
  const passwordError = fault?.field === 'password' ? fault : undefined;
  return (
    <form className={classes.box} onSubmit={submit} noValidate aria-label={heading}>
      <h2 className={classes.boxHeading}>{heading}</h2>
      {keeps && <p className={classes.boxText}>{say.keepText}</p>}
      {known === '' && (
        <EmailField email={email} onEmail={setEmail} error={fault?.field === 'email' ? fault : undefined} />
      )}
      {keeps ? (
        <PasswordBox
          label={say.signUpPassword}
          kind="current-password"
          password={password}
          onPassword={setPassword}
          error={passwordError}
        />
      ) : (
        <NewPasswordField label={say.newPassword} password={password} onPassword={setPassword} error={passwordError} />
      )}
      <FormMessage message={failure} />
      <FormMessage
        message={
          isDone && failure === undefined
            ? nameMessage('welcomeMessages.passwordSet', welcomeMessages.passwordSet)
            : undefined
        }
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
      {hasSignUpPassword && !isDone && (
        <Button variant="subtle" size="compact-md" className={classes.switch ?? ''} onClick={switchMode}>
          {keeps ? say.setNew : say.keepOld}
        </Button>
      )}
    </form>
  );
}
