import { checkEmailStep, checkSignIn, type FormFault } from '@confab/identity';
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { EmailField, FormMessage, ModeLink, type ModeFormProps } from './form-parts.tsx';
import { PasswordBox } from './password-box.tsx';
import classes from './sign-in.module.css';
import { useSignIn, type AccountCheck } from './use-sign-in.ts';
import { words } from './words.ts';

/** Signs in with email address and password (P2.24), after checking the state of the account (P4.15 to P4.17). */
export function SignInForm({ flavour, email, onEmail, onMode }: ModeFormProps) {
  const say = useWords(words);
  const { failure, setFailure, isLoading, logIn, checkAccount } = useSignIn(flavour);
  const tokenFailure = useSession((session) => session.failure);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FormFault>();
  const passwordBox = useRef<HTMLInputElement>(null);
  const [isAddressKnown] = useState(email !== '');
  // The address comes from another form or page, so only the password is missing. The focus moves in the step that
  // shows the form: a moment later, text typed into the address would continue in the password.
  useLayoutEffect(() => {
    if (isAddressKnown) passwordBox.current?.focus();
  }, [isAddressKnown]);

  /** @returns whether signing in can continue in this form. */
  async function check(): Promise<boolean> {
    useSession.setState({ failure: undefined });
    const found: AccountCheck | undefined = await checkAccount(email);
    if (found === 'unknown') setFailure({ message: say.unknownAccount });
    if (found === 'noPassword') onMode('setPassword', password);
    if (found === 'terms' && password !== '') onMode('terms', password);
    return found === 'ready' || (found === 'terms' && password === '');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkSignIn({ email, password });
    setFault(found);
    setFailure(undefined);
    if (!found && (await check())) await logIn(email, password);
  }

  /** On Enter in the email field without a password: checks the account and moves the focus to the password (P5.4, P5.5). */
  async function checkAddress(event: KeyboardEvent) {
    if (password !== '') return;
    event.preventDefault();
    const found = checkEmailStep(email);
    setFault(found);
    setFailure(undefined);
    if (!found && (await check())) passwordBox.current?.focus();
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.signInForm}>
        <EmailField
          email={email}
          onEmail={onEmail}
          error={fault?.field === 'email' ? fault : undefined}
          onEnter={checkAddress}
        />
        <PasswordBox
          ref={passwordBox}
          label={say.password}
          kind="current-password"
          password={password}
          onPassword={setPassword}
          error={fault?.field === 'password' ? fault : undefined}
        />
        <FormMessage message={failure ?? tokenFailure} />
        <Button type="submit" size="md" loading={isLoading} fullWidth>
          {say.logIn}
        </Button>
      </form>
      <div className={classes.links}>
        <ModeLink onClick={() => onMode('forgot')}>{say.forgotPassword}</ModeLink>
        <ModeLink onClick={() => onMode('create')}>{say.createAccount}</ModeLink>
      </div>
    </>
  );
}
