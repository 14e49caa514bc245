import type { Flavour } from '@confab/model';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api.ts';
import { useSession } from '../../../session/session-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SignInPage } from '../sign-in-page.tsx';

/** The result of the account check for an account that can log in. */
export const knownAccount = { existingAccount: true, hasPassword: true, isVerified: true };
/** The result of a login. */
export const ada = { token: 'tvs_ada', email: 'ada@example.test', firstName: 'Ada', lastName: '', isVerified: true };

/** Renders the sign-in page with a fake server. */
export function showSignIn(answers: Parameters<typeof fakeApi>[0] = {}, flavour: Flavour = 'my') {
  const { api, made } = fakeApi(answers);
  renderPage(api, <SignInPage flavour={flavour} />);
  return { made, user: userEvent.setup() };
}

/** Signs out and clears the storage of the browser. */
export function resetToSignedOut() {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ status: 'signedOut', signIn: undefined, activeTeam: undefined, failure: undefined });
}

export const field = (name: string) => screen.findByLabelText(name, { exact: true });
export const button = (name: string) => screen.findByRole('button', { name });

type User = ReturnType<typeof userEvent.setup>;

/** Replaces the text of fields, found by their labels. */
export async function fillFields(user: User, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const input = await field(name);
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  }
}
