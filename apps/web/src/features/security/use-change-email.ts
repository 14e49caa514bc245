import { securityCalls, signInCalls } from '@confab/contracts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { isUnavailable } from '../../api/is-unavailable.ts';
import { startTokenCheck, startSession, endSession, useSession } from '../../session/session-store.ts';
import { showToast } from '../../toasts/index.ts';
import { toastMessages } from '../../words/web-messages.ts';
import { getFallback, type Message } from '../../words/message.ts';

/** Long enough to be read after the page change. */
const toastMs = 4_000;

const reloadPage = () => location.reload();

/**
 * Changes the email address of the account, then logs out, logs in again with it and opens My Profile (P4.24).
 *
 * @param reload starts the page again with the stored token; tests observe it
 */
export function useChangeEmail(reload = reloadPage) {
  const api = useApi();
  const [, go] = useLocation();
  const tvAccountId = useSession(({ signIn }) => signIn?.tvAccountId);
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const [failure, setFailure] = useState<Message>();

  async function change(email: string): Promise<void> {
    if (tvAccountId === undefined) return;
    setState('loading');
    setFailure(undefined);
    try {
      const { token } = await api.call(securityCalls.changeEmail, { body: { tvAccountId, email } });
      go('/myprofile');
      await signInAgain(api, token, reload);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(securityCalls.changeEmail));
    } finally {
      setState('idle');
    }
  }

  return { change, isLoading: state === 'loading', failure };
}

/** Ends the session and starts a new one, so that no cached data of the old address remains. */
async function signInAgain(api: ApiClient, token: string, reload: () => void) {
  endSession();
  startTokenCheck(token);
  try {
    startSession(await api.call(signInCalls.validateToken, { query: { role: 'My' } }));
    showToast({ kind: 'success', text: toastMessages.emailUpdated, autocloseMs: toastMs });
  } catch (error) {
    // The new token is valid, and the start of the page offers to try again.
    if (isUnavailable(error)) return reload();
    endSession(error instanceof ApiFailure ? error : getFallback(signInCalls.validateToken));
  }
}
