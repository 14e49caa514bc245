import { accountCalls } from '@confab/contracts';
import { checkSignIn, type FormFault } from '@confab/identity';
import { Button, PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { signedIn } from '../../session/session-store.ts';
import { EmailField, FormError, ModeLink, type ModeFormProps } from './form-parts.tsx';
import classes from './sign-in.module.css';

/** Signs in with address and password (P2.24). */
export function SignInForm({ flavour, email, onEmail, onMode }: ModeFormProps) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<FormFault>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setLoading] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkSignIn({ email, password });
    setFault(found);
    setFailure(undefined);
    if (found) return;
    setLoading(true);
    try {
      const status = await api.call(accountCalls.checkEmail, { query: { email, a: flavour } });
      if (!status.existingAccount)
        return setFailure('There is no account with this email address yet. Create one to get started.');
      if (!status.hasPassword) return setFailure('Check your email: a link there lets you set your password.');
      signedIn(
        await api.call(accountCalls.login, {
          query: { type: flavour },
          body: { username: email, password, type: flavour },
        }),
      );
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : accountCalls.login.fallbackMessage);
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label="Sign in">
        <EmailField email={email} onEmail={onEmail} error={fault?.field === 'email' ? fault.message : undefined} />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          size="md"
          value={password}
          error={fault?.field === 'password' ? fault.message : undefined}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormError message={failure} />
        <Button type="submit" size="md" loading={isLoading} fullWidth>
          Log in
        </Button>
      </form>
      <div className={classes.links}>
        <ModeLink onClick={() => onMode('forgot')}>Forgot Password</ModeLink>
        <ModeLink onClick={() => onMode('create')}>Create Account</ModeLink>
      </div>
    </>
  );
}
