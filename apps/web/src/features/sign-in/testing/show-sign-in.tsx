import type { Flavour } from '@confab/model';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../api/testing/fake-api.ts';
import { useSession } from '../../../session/session-store.ts';
import { renderPage } from '../../../shell/testing/render-page.tsx';
import { SignInPage } from '../sign-in-page.tsx';

/** An account as the account check answers it. */
export const known = { existingAccount: true, hasPassword: true, isVerified: true };
/** The answer to her signing in. */
export const ada = { token: 'tvs_ada', email: 'ada@example.test', firstName: 'Ada', lastName: '', isVerified: true };

/** Shows the page to somebody who is not signed in. */
export function showSignIn(answers: Parameters<typeof fakeApi>[0] = {}, flavour: Flavour = 'my') {
  const { api, made } = fakeApi(answers);
  renderPage(api, <SignInPage flavour={flavour} />);
  return { made, user: userEvent.setup() };
}

/** Nobody is signed in, and this browser remembers nothing. */
export function beginSignedOut() {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ status: 'signedOut', signIn: undefined, activeTeam: undefined, failure: undefined });
}

export const field = (name: string) => screen.findByLabelText(name, { exact: true });
export const button = (name: string) => screen.findByRole('button', { name });

type User = ReturnType<typeof userEvent.setup>;

/** Types into fields by their labels, in place of what stands there. */
export async function fill(user: User, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const input = await field(name);
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  }
}
