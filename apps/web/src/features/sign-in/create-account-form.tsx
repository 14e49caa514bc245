import { accountCalls } from '@confab/contracts';
import { checkCreateAccount, passwordLevels, passwordStrength, type FormFault } from '@confab/identity';
import { StrengthMeter } from '@confab/ui';
import { Button, Checkbox, PasswordInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { useMisc } from '../../shell/links.ts';
import { EmailField, FormError, ModeLink, type ModeFormProps } from './form-parts.tsx';
import classes from './sign-in.module.css';

const created =
  'Your account has been created and a verification email has been sent. Please check your email and follow the instructions to verify your account.';

/** Creates an account (P2.25). */
export function CreateAccountForm({ flavour, email, onEmail, onMode }: ModeFormProps) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const [hasAcceptedTerms, setAccepted] = useState(false);
  const [fault, setFault] = useState<FormFault>();
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'open' | 'loading' | 'done'>('open');
  const strength = passwordStrength(password);
  const level = passwordLevels.indexOf(strength.level);
  const terms = useMisc(({ misc }) => misc?.links.terms ?? '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkCreateAccount({ email, password, hasAcceptedTerms });
    setFault(found);
    setFailure(undefined);
    if (found) return;
    setState('loading');
    try {
      await api.call(accountCalls.create, { body: { email, password, frontendApp: flavour } });
      setState('done');
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : accountCalls.create.fallbackMessage);
      setState('open');
    }
  }

  if (state === 'done') return <Created onBack={() => onMode('signIn')} />;
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label="Create account">
        <EmailField email={email} onEmail={onEmail} error={fault?.field === 'email' ? fault.message : undefined} />
        <div>
          <PasswordInput
            label="Password"
            name="new-password"
            autoComplete="new-password"
            size="md"
            value={password}
            error={fault?.field === 'password' ? fault.message : undefined}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <StrengthMeter
            level={password === '' ? 0 : level + 1}
            most={passwordLevels.length}
            word={strength.level}
            rules={strength.rules.map(({ label, isMet }) => ({ label, isKept: isMet }))}
          />
        </div>
        <Checkbox
          label={
            terms === '' ? (
              'I accept the terms of use'
            ) : (
              <a href={terms} target="_blank" rel="noopener noreferrer">
                I accept the terms of use
              </a>
            )
          }
          checked={hasAcceptedTerms}
          error={fault?.field === 'terms' ? fault.message : undefined}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
        <FormError message={failure} />
        <Button type="submit" size="md" loading={state === 'loading'} disabled={!hasAcceptedTerms} fullWidth>
          Sign Up
        </Button>
      </form>
      <div className={classes.links}>
        <ModeLink onClick={() => onMode('signIn')}>Back to Login</ModeLink>
      </div>
    </>
  );
}

/** In place of the form once the account is made (P2.29, P8.45). */
function Created({ onBack }: { readonly onBack: () => void }) {
  return (
    <output className={classes.done}>
      <IconMail size={56} stroke={1.3} className={classes.mail ?? ''} aria-hidden="true" />
      <strong>Thank you for signing up.</strong>
      <span>{created}</span>
      <ModeLink onClick={onBack}>Back to Login</ModeLink>
    </output>
  );
}
