import type { ActiveTeam, SignIn } from '@confab/model';
import { create } from 'zustand';
import { readText, removeText, writeText } from '../platform/stored-text.ts';

/** Who is signed in. `status` is 'checking' while a stored token is being validated. */
interface SessionState {
  readonly status: 'checking' | 'signedOut' | 'signedIn';
  readonly signIn: SignIn | undefined;
  readonly activeTeam: ActiveTeam | undefined;
}

const begin: SessionState = {
  status: readText('userToken') === null ? 'signedOut' : 'checking',
  signIn: undefined,
  activeTeam: undefined,
};

export const useSession = create<SessionState>(() => begin);

/** The token calls are made with; null when signed out. */
export function currentToken(): string | null {
  return useSession.getState().signIn?.token ?? readText('userToken');
}

/** Somebody has signed in: the token is kept in this browser (P4.12). */
export function signedIn(signIn: SignIn): void {
  writeText('userToken', signIn.token);
  writeText('username', signIn.email);
  useSession.setState({ status: 'signedIn', signIn });
}

/** Signed out, by oneself or because the server no longer knows the token (P4.14). */
export function signedOut(): void {
  removeText('userToken');
  removeText('username');
  useSession.setState({ status: 'signedOut', signIn: undefined, activeTeam: undefined });
}

export function setActiveTeam(activeTeam: ActiveTeam | undefined): void {
  useSession.setState({ activeTeam });
}

/** Signing out in one tab of the browser signs the others out too. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if ((key === 'userToken' || key === null) && newValue === null) signedOut();
  });
}
