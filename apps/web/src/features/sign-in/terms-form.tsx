import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { acceptTerms } from '../../session/accepted-terms.ts';
import { useWords } from '../../words/define-words.ts';
import { BackToLogin, FormMessage, type ModeFormProps } from './form-parts.tsx';
import { secondaryWords } from './secondary-words.ts';
import classes from './sign-in.module.css';
import { TermsBox } from './terms-box.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Asks an account that is not verified yet to accept the terms; accepting them logs in (P4.18, P4.19). */
export function TermsForm({ flavour, email, password, onMode }: ModeFormProps) {
  const say = useWords(secondaryWords);
  const { failure, isLoading, logIn } = useSignIn(flavour);
  const [isAccepted, setAccepted] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    acceptTerms(email);
    await logIn(email, password);
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={say.termsForm}>
        <p className={classes.description}>{say.termsDescription}</p>
        <strong className={classes.address}>{email}</strong>
        <TermsBox isAccepted={isAccepted} onAccepted={setAccepted} error={undefined} />
        <FormMessage message={failure} />
        <Button type="submit" size="md" loading={isLoading} disabled={!isAccepted} fullWidth>
          {say.acceptAndLogIn}
        </Button>
      </form>
      <BackToLogin onMode={onMode} />
    </>
  );
}
