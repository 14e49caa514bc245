import { reauthRequired, securityCalls, signInCalls } from '@confab/contracts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { startTokenCheck, startSession, endSession, useSession } from '../../session/session-store.ts';
import { showToast } from '../../toasts/index.ts';

/** Long enough to be read after the page has changed. */
const toastMs = 4_000;

/** Changes the address that one logs in with, then logs out and in again with it, to My Profile (P4.24). */
export function useChangeEmail() {
  const api = useApi();
  const [, go] = useLocation();
  const tvAccountId = useSession(({ signIn }) => signIn?.tvAccountId);
  const [state, setState] = useState<'idle' | 'loading'>('idle');
  const [failure, setFailure] = useState<string>();
  /** The last sign-in was too long ago for the server to take the token's word for it. */
  const [asksForPassword, setAsks] = useState(false);

  async function change(email: string, password: string): Promise<void> {
    if (tvAccountId === undefined) return;
    setState('loading');
    setFailure(undefined);
    try {
      const body = { tvAccountId, email, ...(asksForPassword && { password }) };
      const { token } = await api.call(securityCalls.changeEmail, { body });
      go('/myprofile');
      await signInAgain(api, token);
    } catch (error) {
      const words = error instanceof ApiFailure ? error.message : securityCalls.changeEmail.fallbackMessage;
      if (words === reauthRequired) setAsks(true);
      else setFailure(words);
    } finally {
      setState('idle');
    }
  }

  return { change, isLoading: state === 'loading', failure, asksForPassword };
}

/** Nothing that was kept of the old address stays: the page begins as it does for somebody who has just come. */
async function signInAgain(api: ApiClient, token: string) {
  endSession();
  startTokenCheck(token);
  try {
    startSession(await api.call(signInCalls.validateToken, { query: { role: 'My' } }));
    showToast({ kind: 'success', text: 'Email updated successfully', autocloseMs: toastMs });
  } catch (error) {
    endSession(error instanceof ApiFailure ? error.message : signInCalls.validateToken.fallbackMessage);
  }
}
