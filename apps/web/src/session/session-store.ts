import type { ActiveTeam, SignIn } from '@confab/model';
import { create } from 'zustand';
import { deleteDatabases, recordingsDatabase } from '../platform/delete-databases.ts';
import { readText, removeText, writeText } from '../platform/stored-text.ts';
import { runSignOutCleanups } from './sign-out-cleanup.ts';
import type { Message } from '../words/message.ts';

/** The signed-in account. `status` is 'checking' while a stored token is being validated. */
interface SessionState {
  readonly status: 'checking' | 'signedOut' | 'signedIn';
  readonly signIn: SignIn | undefined;
  readonly activeTeam: ActiveTeam | undefined;
  /** Why the server refused a token, for the sign-in page (P8.68). */
  readonly failure: Message | undefined;
}

const initialState: SessionState = {
  status: readText('userToken') === null ? 'signedOut' : 'checking',
  signIn: undefined,
  activeTeam: undefined,
  failure: undefined,
};

export const useSession = create<SessionState>(() => initialState);

/** The token of calls; null when signed out. */
export function getToken(): string | null {
  return useSession.getState().signIn?.token ?? readText('userToken');
}

/** Starts the session of an account and stores its token in this browser (P4.12). */
export function startSession(signIn: SignIn): void {
  store(signIn);
  useSession.setState({ status: 'signedIn', signIn, failure: undefined });
}

/** Stores the session again, if there is one, after the browser has cleared what it stores. */
export function storeSession(): void {
  const { signIn } = useSession.getState();
  if (signIn) store(signIn);
}

/** Other tabs may read between two writes, so the token of an account is never stored under the name of another. */
function store({ token, email }: SignIn) {
  if (readText('username') !== email) removeText('username');
  writeText('userToken', token);
  writeText('username', email);
}

/**
 * Ends the session, by request or because the server refused the token (P4.14), and removes all personal data (WEB-4).
 * Recordings stay for their owner, who may not have chosen this: `logOut` deletes them too.
 */
export function endSession(failure?: Message): void {
  removeText('userToken');
  removeText('username');
  clearSession(failure);
}

function clearSession(failure?: Message) {
  useSession.setState({ status: 'signedOut', signIn: undefined, activeTeam: undefined, failure });
  runSignOutCleanups();
  void deleteDatabases([recordingsDatabase]);
}

/** Stores the new token of this session, which the server issues when it ends the other sessions of the account. */
export function replaceToken(token: string): void {
  const { signIn } = useSession.getState();
  if (!signIn) return;
  store({ ...signIn, token });
  useSession.setState({ signIn: { ...signIn, token } });
}

/** Shows the files of media libraries in another layout; the caller stores it in the account. */
export function setBrowserLayout(prefBrowserLayout: string): void {
  useSession.setState(({ signIn }) => ({ signIn: signIn && { ...signIn, prefBrowserLayout } }));
}

/** Stores a token whose account still has to be loaded. */
export function startTokenCheck(token: string): void {
  removeText('username');
  writeText('userToken', token);
  useSession.setState({ status: 'checking', signIn: undefined });
}

export function setActiveTeam(activeTeam: ActiveTeam | undefined): void {
  useSession.setState({ activeTeam });
}

/**
 * Handles a token that the server refused. A token that has been replaced since is ignored, and a newer token of
 * another tab stays stored.
 */
export function handleRefusedToken(token: string | null): void {
  if (token !== getToken()) return;
  const isReplaced = ![null, token].includes(readText('userToken'));
  if (isReplaced) clearSession();
  else endSession();
}

/**
 * Follows the other tabs of the browser: signing out in one signs out all, and a renewed token applies to all. A tab
 * whose account is no longer the signed-in one reloads. A token without a name is being checked in another tab.
 */
export function syncWithOtherTabs(beginAnew = () => location.reload()): void {
  addEventListener('storage', ({ key }) => {
    const { signIn } = useSession.getState();
    if (!signIn || !['userToken', 'username', null].includes(key)) return;
    const token = readText('userToken');
    const name = readText('username');
    if (token === null) endSession();
    else if (name === signIn.email) useSession.setState({ signIn: { ...signIn, token } });
    else if (name !== null) beginAnew();
  });
}
