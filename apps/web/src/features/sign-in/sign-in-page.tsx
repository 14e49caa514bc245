import type { Flavour } from '@confab/model';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { EntryCard } from './entry-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { words } from './words.ts';

/** The three modes of the page (P2.23), and two that signing in may lead to (P4.16, P4.18). */
export type SignInMode = 'signIn' | 'create' | 'forgot' | 'setPassword' | 'terms';

// Signing in is done every day and the others hardly ever, so they come when they are asked for.
const loadCreate = async () => ({ default: (await import('./create-account-form.tsx')).CreateAccountForm });
const loadForgot = async () => ({ default: (await import('./forgot-password-form.tsx')).ForgotPasswordForm });
const CreateAccountForm = lazy(loadCreate);
const ForgotPasswordForm = lazy(loadForgot);
const SetPasswordForm = lazy(async () => ({ default: (await import('./set-password-form.tsx')).SetPasswordForm }));
const TermsForm = lazy(async () => ({ default: (await import('./terms-form.tsx')).TermsForm }));
const forms = {
  signIn: SignInForm,
  create: CreateAccountForm,
  forgot: ForgotPasswordForm,
  setPassword: SetPasswordForm,
  terms: TermsForm,
};

/** Sign in, create an account, or ask for a password reset; the modes swap in place (P2.22). */
export function SignInPage({ flavour }: { readonly flavour: Flavour }) {
  const say = useWords(words);
  const [{ mode, password }, setShown] = useState<{ mode: SignInMode; password: string }>({
    mode: 'signIn',
    password: '',
  });
  const [email, setEmail] = useState(givenEmail);
  const Form = forms[mode];
  useEffect(fetchOtherForms, []);

  function changeMode(next: SignInMode, typed = '') {
    useSession.setState({ failure: undefined });
    startTransition(() => setShown({ mode: next, password: typed }));
  }

  return (
    <EntryCard heading={say.headline} sub={say.subheading}>
      <Suspense fallback={null}>
        {/* Another mode is another form: its messages and its password begin empty (P2.27, P2.28). */}
        <Form key={mode} flavour={flavour} email={email} onEmail={setEmail} password={password} onMode={changeMode} />
      </Suspense>
    </EntryCard>
  );
}

/**
 * Once this page is shown the other forms come too, so that on a slow line nobody goes on typing into the one that
 * is about to be replaced. One that does not come is asked for again when it is wanted.
 */
function fetchOtherForms() {
  void Promise.allSettled([loadCreate(), loadForgot()]);
}

/** The address that another page of ours passed on. */
function givenEmail(): string {
  const state: unknown = history.state;
  const isGiven = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
  // The condition has just said so.
  return isGiven ? (state as { email: string }).email : '';
}
