import { Logo } from '@confab/ui';
import type { Flavour } from '@confab/model';
import { lazy, startTransition, Suspense, useState } from 'react';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in.module.css';

/** The three modes of the page (P2.23). */
export type SignInMode = 'signIn' | 'create' | 'forgot';

// Signing in is done every day and the others hardly ever, so they come when they are asked for.
const CreateAccountForm = lazy(async () => ({
  default: (await import('./create-account-form.tsx')).CreateAccountForm,
}));
const ForgotPasswordForm = lazy(async () => ({
  default: (await import('./forgot-password-form.tsx')).ForgotPasswordForm,
}));
const forms = { signIn: SignInForm, create: CreateAccountForm, forgot: ForgotPasswordForm };

/** Sign in, create an account, or ask for a password reset; the modes swap in place (P2.22). */
export function SignInPage({ flavour }: { readonly flavour: Flavour }) {
  const [mode, setMode] = useState<SignInMode>('signIn');
  const [email, setEmail] = useState('');
  const Form = forms[mode];
  return (
    <main className={classes.ground}>
      <div className={classes.card}>
        <div className={classes.brand}>
          <Logo size={28} />
          Confab
        </div>
        <h1 className={classes.heading}>Welcome to Confab</h1>
        <p className={classes.sub}>Log in or create an account to get started</p>
        <Suspense fallback={null}>
          {/* Another mode is another form: its messages and its password begin empty (P2.27, P2.28). */}
          <Form
            key={mode}
            flavour={flavour}
            email={email}
            onEmail={setEmail}
            onMode={(next) => startTransition(() => setMode(next))}
          />
        </Suspense>
      </div>
    </main>
  );
}
