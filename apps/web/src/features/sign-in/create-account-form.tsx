import { signInCalls } from '@confab/contracts';
import { checkCreateAccount, type FormFault } from '@confab/identity';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { acceptTerms } from '../../session/accepted-terms.ts';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { getBrowserTimeZone } from '../../platform/get-browser-time-zone.ts';
import { useWords } from '../../words/define-words.ts';
import { BackToLogin, EmailField, FormMessage, type ModeFormProps } from './form-parts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { secondaryWords } from './secondary-words.ts';
import classes from './sign-in.module.css';
import { TermsBox } from './terms-box.tsx';
import { useSignIn } from './use-sign-in.ts';
import { words } from './words.ts';

/** The form that creates an account (P2.25). */
export function CreateAccountForm({ flavour, email, onEmail, onMode }: ModeFormProps) {
  const say = { ...useWords(words), ...useWords(secondaryWords) };
  const api = useApi();
  const { failure, isLoading, attempt } = useSignIn(flavour);
  const [password, setPassword] = useState('');
  const [hasAcceptedTerms, setAccepted] = useState(false);
  const [fault, setFault] = useState<FormFault>();
  const [isDone, setDone] = useState(false);
  const getFault = (field: FormFault['field']) => (fault?.field === field ? fault : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkCreateAccount({ email, password, hasAcceptedTerms });
    setFault(found);
    if (found) return;
    await attempt(async () => {
      await api.call(signInCalls.create, {
        body: { email, password, frontendApp: flavour, timezone: getBrowserTimeZone() },
      });
      acceptTerms(email);
      setDone(true);
    });
  }

  if (isDone) return <AccountCreated onMode={onMode} />;
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.createForm}>
        <EmailField email={email} onEmail={onEmail} error={getFault('email')} />
        <NewPasswordField
          label={say.password}
          password={password}
          onPassword={setPassword}
          error={getFault('password')}
        />
        <TermsBox isAccepted={hasAcceptedTerms} onAccepted={setAccepted} error={getFault('terms')} />
        <FormMessage message={failure} />
        <Button type="submit" size="md" loading={isLoading} disabled={!hasAcceptedTerms} fullWidth>
          {say.signUp}
        </Button>
      </form>
      <BackToLogin onMode={onMode} />
    </>
  );
}

/** Replaces the form after the account was created (P2.29, P8.45). */
function AccountCreated({ onMode }: Pick<ModeFormProps, 'onMode'>) {
  const say = useWords(secondaryWords);
  return (
    <>
      <output ref={takeLostFocus} tabIndex={-1} className={classes.done}>
        <IconMail size={56} stroke={1.3} className={classes.mail ?? ''} aria-hidden="true" />
        <strong>{say.thanks}</strong>
        <span>{say.created}</span>
      </output>
      <BackToLogin onMode={onMode} />
    </>
  );
}
