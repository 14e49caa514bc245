import type { Flavour } from '@confab/model';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { EntryCard } from './entry-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { words } from './words.ts';
import { lazyView } from '../../loading/lazy-view.tsx';

/** The three modes of the page (P2.23), and two that signing in may lead to (P4.16, P4.18). */
export type SignInMode = 'signIn' | 'create' | 'forgot' | 'setPassword' | 'terms';

// Only the sign-in form is used daily, so the other forms are loaded on demand.
const loadCreate = async () => (await import('./create-account-form.tsx')).CreateAccountForm;
const loadForgot = async () => (await import('./forgot-password-form.tsx')).ForgotPasswordForm;
const CreateAccountForm = lazyView(loadCreate);
const ForgotPasswordForm = lazyView(loadForgot);
const SetPasswordForm = lazyView(async () => (await import('./set-password-form.tsx')).SetPasswordForm);
const TermsForm = lazyView(async () => (await import('./terms-form.tsx')).TermsForm);
const forms = {
  signIn: SignInForm,
  create: CreateAccountForm,
  forgot: ForgotPasswordForm,
  setPassword: SetPasswordForm,
  terms: TermsForm,
};

/** The page for signing in, creating an account or requesting a password reset; the modes replace each other in place (P2.22). */
export function SignInPage({ flavour }: { readonly flavour: Flavour }) {
  const say = useWords(words);
  const [{ mode, password }, setShown] = useState<{ mode: SignInMode; password: string }>({
    mode: 'signIn',
    password: '',
  });
  const [email, setEmail] = useState(readEmailFromHistory);
  const Form = forms[mode];
  useEffect(preloadForms, []);

  function changeMode(next: SignInMode, typed = '') {
    useSession.setState({ failure: undefined });
    startTransition(() => setShown({ mode: next, password: typed }));
  }

  return (
    <EntryCard heading={say.headline} sub={say.subheading}>
      <Suspense fallback={null}>
        {/* The key remounts the form when the mode changes, so that messages and password start empty (P2.27, P2.28). */}
        <Form key={mode} flavour={flavour} email={email} onEmail={setEmail} password={password} onMode={changeMode} />
      </Suspense>
    </EntryCard>
  );
}

/**
 * Preloads the forms that the sign-in form links to, so that changing the mode is immediate on a slow connection. A
 * form that fails to load is requested again when it is opened.
 */
function preloadForms() {
  void Promise.allSettled([loadCreate(), loadForgot()]);
}

/** The email address that another page passed in the history state; empty without one. */
function readEmailFromHistory(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
