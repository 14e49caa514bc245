import { welcomeCalls } from '@confab/contracts';
import { checkFirstPassword } from '@confab/identity';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { getBrowserTimeZone } from '../../platform/get-browser-time-zone.ts';
import { useWords } from '../../words/define-words.ts';
import { BackToLogin, EmailField, FormMessage, type ModeFormProps } from './form-parts.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { secondaryWords } from './secondary-words.ts';
import classes from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';
import { words } from './words.ts';
import type { Message } from '../../words/message.ts';

/**
 * Sets the first password of an account that has none, then logs in (P4.16).
 *
 * The server accepts it only from a browser that has opened a mailed link, and otherwise answers with an error (ACC-9).
 */
export function SetPasswordForm({ flavour, email, onEmail, onMode, password: typed }: ModeFormProps) {
  const say = { ...useWords(words), ...useWords(secondaryWords) };
  const api = useApi();
  const { failure, isLoading, attempt, logIn } = useSignIn(flavour);
  const [password, setPassword] = useState(typed);
  const [fault, setFault] = useState<Message>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkFirstPassword(password);
    setFault(found);
    if (found !== undefined) return;
    const isSet = await attempt(async () => {
      await api.call(welcomeCalls.setFirstPassword, {
        body: { login: email, password, timezone: getBrowserTimeZone() },
      });
      return true;
    });
    if (isSet === true) await logIn(email, password);
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.setForm}>
        <p className={classes.description}>{say.setDescription}</p>
        <EmailField email={email} onEmail={onEmail} error={undefined} />
        <NewPasswordField label={say.newPassword} password={password} onPassword={setPassword} error={fault} />
        <FormMessage message={failure} />
        <Button type="submit" size="md" loading={isLoading} fullWidth>
          {say.logIn}
        </Button>
      </form>
      <BackToLogin onMode={onMode} />
    </>
  );
}
