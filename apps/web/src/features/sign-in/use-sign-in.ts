import { signInCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { isUnavailable } from '../../api/is-unavailable.ts';
import { hasAcceptedTerms } from '../../session/accepted-terms.ts';
import { startSession } from '../../session/session-store.ts';
import { getFallback, type Message } from '../../words/message.ts';

/** The state of the account of an email address (P4.15 to P4.18); 'terms' means that the terms must be accepted first. */
export type AccountCheck = 'unknown' | 'noPassword' | 'terms' | 'ready';

/** The calls of the sign-in page. `failure` is the message of the server, or the fallback message of the login call. */
export function useSignIn(flavour: Flavour) {
  const api = useApi();
  const [failure, setFailure] = useState<Message>();
  const [isLoading, setLoading] = useState(false);

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    setFailure(undefined);
    setLoading(true);
    try {
      return await work();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(signInCalls.login));
      return undefined;
    } finally {
      setLoading(false);
    }
  }

  const logIn = (email: string, password: string) =>
    attempt(async () => {
      const body = { username: email, password, type: flavour };
      startSession(await api.call(signInCalls.login, { query: { type: flavour }, body }));
    });

  const checkAccount = (email: string): Promise<AccountCheck | undefined> =>
    attempt(async () => {
      const status = await api.call(signInCalls.checkEmail, { query: { email, a: flavour } }).catch(ignoreUnavailable);
      // Signing in has its own limits, so that no one is locked out by the requests of others.
      if (!status) return 'ready';
      if (!status.existingAccount) return 'unknown';
      if (!status.hasPassword) return 'noPassword';
      return status.isVerified || hasAcceptedTerms(email) ? 'ready' : 'terms';
    });

  return { failure, setFailure, isLoading, attempt, logIn, checkAccount };
}

/** Continues without an answer that the server could not give at the moment. */
function ignoreUnavailable(error: unknown): undefined {
  if (isUnavailable(error)) return undefined;
  throw error;
}
