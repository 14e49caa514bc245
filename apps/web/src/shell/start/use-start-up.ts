import { signInCalls } from '@confab/contracts';
import { useEffect, useState } from 'react';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { isUnavailable } from '../../api/is-unavailable.ts';
import { logWarning } from '../../platform/log.ts';
import { startSession, endSession, useSession } from '../../session/session-store.ts';
import { loadInstallation } from '../../session/installation.ts';

/** Loads the code that signs in by the account site, which most pages do not need. */
export const loadOtherSites = () => import('./other-sites/index.ts');

interface StartUp {
  /** 'failed': there is a stored token, but the server could not be reached to validate it. */
  readonly state: 'starting' | 'started' | 'failed';
  readonly retry: () => void;
}

/**
 * Runs once when a page opens: loads the installation's attributes, and signs in by a hand-over code or a stored token
 * (P4.9). A failure to load the attributes is logged and ignored (P4.10).
 */
export function useStartUp(): StartUp {
  const api = useApi();
  const [state, setState] = useState<StartUp['state']>('starting');
  useEffect(() => {
    void start(api).then(setState);
  }, [api]);
  return {
    state,
    retry: () => {
      setState('starting');
      void start(api).then(setState);
    },
  };
}

async function start(api: ApiClient): Promise<'started' | 'failed'> {
  try {
    await Promise.all([tryLoadInstallation(api), restoreSession(api)]);
    return 'started';
  } catch {
    return 'failed'; // The server did not answer; the page shows that.
  }
}

async function tryLoadInstallation(api: ApiClient) {
  try {
    await loadInstallation(api);
  } catch {
    logWarning("COULDN'T LOAD MISC ATTRIBUTES");
  }
}

let handover: Promise<void> | undefined;

async function restoreSession(api: ApiClient) {
  const { hash } = location;
  if (hash.startsWith('#handover=')) {
    history.replaceState(null, '', location.pathname + location.search);
    handover = redeemHandover(api, hash);
  }
  // A second start of the page waits, because the code can be used once.
  if (handover) await handover;
  if (useSession.getState().status === 'checking') await validateToken(api);
}

async function redeemHandover(api: ApiClient, hash: string) {
  try {
    await (await loadOtherSites()).redeemHandover(api, hash);
  } catch {
    // The file could not be loaded: the account signs in as usual.
  }
}

/**
 * Removes the token only when the server refuses it, and the sign-in page shows the reason (P8.68). It stays while the
 * server cannot be reached.
 */
async function validateToken(api: ApiClient) {
  try {
    startSession(await api.call(signInCalls.validateToken, { query: {} }));
  } catch (error) {
    if (!(error instanceof ApiFailure) || isUnavailable(error)) throw error;
    endSession(error);
  }
}
