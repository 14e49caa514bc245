import { accountCalls, catalogueCalls } from '@confab/contracts';
import { useEffect, useState } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { signedIn, signedOut, useSession } from '../session/session-store.ts';
import { useMisc } from './links.ts';

/**
 * What happens once when a page opens: the installation's attributes are asked for, and a hand-over code or
 * a stored token signs in by itself (P4.9). A failure of the attributes is logged and the page goes on (P4.10).
 *
 * @returns whether the page may be shown.
 */
export function useStartUp(): boolean {
  const api = useApi();
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    void Promise.all([loadMisc(api), signInAgain(api)]).then(() => setStarted(true));
  }, [api]);
  return isStarted;
}

async function loadMisc(api: ApiClient) {
  try {
    useMisc.setState({ misc: await api.call(catalogueCalls.miscAttributes, { query: {} }) });
  } catch {
    console.warn("COULDN'T LOAD MISC ATTRIBUTES");
  }
}

let handover: Promise<void> | undefined;

async function signInAgain(api: ApiClient) {
  const code = /^#handover=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1];
  if (code !== undefined) {
    history.replaceState(null, '', location.pathname + location.search);
    handover = redeem(api, code);
  }
  // A second start of the same page waits for the code's one use.
  if (handover) return handover;
  if (useSession.getState().status !== 'checking') return;
  try {
    signedIn(await api.call(accountCalls.validateToken, { query: {} }));
  } catch {
    signedOut();
  }
}

async function redeem(api: ApiClient, code: string) {
  try {
    signedIn(await api.call(accountCalls.redeemHandover, { body: { code } }));
  } catch {
    if (useSession.getState().status === 'checking') signedOut();
  }
}
