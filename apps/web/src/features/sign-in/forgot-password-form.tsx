import { passwordResetCalls } from '@confab/contracts';
import { checkForgotPassword, type FormFault } from '@confab/identity';
import { timings } from '@confab/model';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { delay } from '../../platform/delay.ts';
import { useWords } from '../../words/define-words.ts';
import { BackToLogin, EmailField, FormMessage, type ModeFormProps } from './form-parts.tsx';
import { secondaryWords } from './secondary-words.ts';
import classes from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

/** Requests a password reset (P2.26). The confirmation appears after 0.8 s, for known and unknown addresses alike. */
export function ForgotPasswordForm({ flavour, email, onEmail, onMode }: ModeFormProps) {
  const say = useWords(secondaryWords);
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

  const sent = flavour === 'one' ? say.resetSentOnOne : say.resetSent;
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.forgotForm}>
        <p className={classes.description}>{say.forgotDescription}</p>
        <EmailField email={email} onEmail={onEmail} error={fault} />
        <FormMessage message={failure} />
        <FormMessage message={isSent ? { message: sent } : undefined} level="success" />
        <Button type="submit" size="md" loading={isLoading} fullWidth>
          {say.resetPassword}
        </Button>
      </form>
      <BackToLogin onMode={onMode} />
    </>
  );
}
