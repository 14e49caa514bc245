import { checkForgotPassword, type FormFault } from '@confab/identity';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useMisc } from '../../shell/links.ts';
import { EmailField, FormError, ModeLink, type ModeFormProps } from './form-parts.tsx';
import classes from './sign-in.module.css';

/**
 * Asks for a password reset (P2.26).
 *
 * The call behind it is still pending, so the form checks the address and says honestly whom to ask.
 */
export function ForgotPasswordForm({ email, onEmail, onMode }: ModeFormProps) {
  const [fault, setFault] = useState<FormFault>();
  const [isAsked, setAsked] = useState(false);
  const support = useMisc(({ misc }) => misc?.links.support ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkForgotPassword({ email });
    setFault(found);
    setAsked(!found);
  }

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-label="Forgot password">
        <EmailField email={email} onEmail={onEmail} error={fault?.message} />
        <FormError message={isAsked ? notYet(support) : undefined} />
        <Button type="submit" size="md" fullWidth>
          Reset Password
        </Button>
      </form>
      <div className={classes.links}>
        <ModeLink onClick={() => onMode('signIn')}>Back to Login</ModeLink>
      </div>
    </>
  );
}

function notYet(support: string) {
  const whom = support === '' ? 'the people who run this installation' : `support (${support})`;
  return `Passwords cannot be reset by email yet. Please ask ${whom}.`;
}
