import { passwordResetCalls } from '@confab/contracts';
import { checkForgotPassword, type FormFault } from '@confab/identity';
import { timings } from '@confab/model';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { delay } from '../../platform/delay.ts';
import { useWords } from '../../words/define-words.ts';
import { BackToLogin, EmailField, FormMessage, type ModeFormProps } from './form-parts.tsx';
import { otherWords } from './other-words.ts';
import classes from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

/** Asks for a password reset (P2.26); the answer is shown 0.8 s after the request, for known addresses and others alike. */
export function ForgotPasswordForm({ flavour, email, onEmail, onMode }: ModeFormProps) {
  const say = useWords(otherWords);
  const api = useApi();
  const { failure, isLoading, attempt } = useSignIn(flavour);
  const [fault, setFault] = useState<FormFault>();
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkForgotPassword({ email });
    setFault(found);
    setSent(false);
    if (found) return;
    await attempt(async () => {
      const request = api.call(passwordResetCalls.requestReset, { query: { login: email, frontendApp: flavour } });
      await Promise.all([request, delay(timings.passwordResetMessageMs)]);
      setSent(true);
    });
  }

  const sent = flavour === 'one' ? say.resetSentElsewhere : say.resetSent;
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.forgotForm}>
        <p className={classes.why}>{say.forgotWhy}</p>
        <EmailField email={email} onEmail={onEmail} error={fault?.message} />
        <FormMessage message={failure} />
        <FormMessage message={isSent ? sent : undefined} level="success" />
        <Button type="submit" size="md" loading={isLoading} fullWidth>
          {say.resetPassword}
        </Button>
      </form>
      <BackToLogin onMode={onMode} />
    </>
  );
}
