import type { ActiveTeam, SignIn } from '@confab/model';
import { create } from 'zustand';
import { deleteDatabases } from '../platform/delete-databases.ts';
import { readText, removeText, writeText } from '../platform/stored-text.ts';
import { runSignOutCleanups } from './sign-out-cleanup.ts';

/** Who is signed in. `status` is 'checking' while a stored token is being validated. */
interface SessionState {
  readonly status: 'checking' | 'signedOut' | 'signedIn';
  readonly signIn: SignIn | undefined;
  readonly activeTeam: ActiveTeam | undefined;
  /** Why a token was not taken, for the sign-in page to say (P8.68). */
  readonly failure: string | undefined;
}

const initialState: SessionState = {
  status: readText('userToken') === null ? 'signedOut' : 'checking',
  signIn: undefined,
  activeTeam: undefined,
  failure: undefined,
};

export const useSession = create<SessionState>(() => initialState);

/** The token calls are made with; null when signed out. */
export function getToken(): string | null {
  return useSession.getState().signIn?.token ?? readText('userToken');
}

/** Somebody has signed in: the token is kept in this browser (P4.12). */
export function startSession(signIn: SignIn): void {
  writeText('userToken', signIn.token);
  writeText('username', signIn.email);
  useSession.setState({ status: 'signedIn', signIn, failure: undefined });
}

/** Signed out, by oneself or because the server no longer knows the token (P4.14); nothing of the person stays (WEB-4). */
export function endSession(failure?: string): void {
  removeText('userToken');
  removeText('username');
  clearSession(failure);
}

function clearSession(failure?: string) {
  useSession.setState({ status: 'signedOut', signIn: undefined, activeTeam: undefined, failure });
  runSignOutCleanups();
  void deleteDatabases();
}

/** The server gave this session another token: the sessions elsewhere have ended, this one goes on. */
export function replaceToken(token: string): void {
  writeText('userToken', token);
  useSession.setState(({ signIn }) => ({ signIn: signIn && { ...signIn, token } }));
}

/** A token is here whose holder nobody has named yet. */
export function startTokenCheck(token: string): void {
  writeText('userToken', token);
  useSession.setState({ status: 'checking', signIn: undefined });
}

export function setActiveTeam(activeTeam: ActiveTeam | undefined): void {
  useSession.setState({ activeTeam });
}

/**
 * The server does not know a token any more. One that has been renewed since says nothing of this session, and one
 * that another tab has been given stays for that tab.
 */
export function handleRefusedToken(token: string | null): void {
  if (token !== getToken()) return;
  const isReplaced = ![null, token].includes(readText('userToken'));
  if (isReplaced) clearSession();
  else endSession();
}

/**
 * Signing out in one tab of the browser signs the others out too, and a token that is renewed in one is for all.
 * A tab whose person is not the one who is signed in any more begins anew.
 */
export function syncWithOtherTabs(beginAnew = () => location.reload()): void {
  addEventListener('storage', ({ key }) => {
    const { signIn } = useSession.getState();
    if ((key !== 'userToken' && key !== null) || !signIn) return;
    const token = readText('userToken');
    if (token === null) endSession();
    else if (readText('username') === signIn.email) useSession.setState({ signIn: { ...signIn, token } });
    else beginAnew();
  });
}
