import { accountCalls, miscAttributesCall } from '@confab/contracts';
import { useEffect, useState } from 'react';
import { ApiFailure, type ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { logWarning } from '../../platform/log.ts';
import { startSession, endSession, useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';

interface StartUp {
  /** 'failed': a stored token is there, but nobody could be asked whether it still holds. */
  readonly state: 'starting' | 'started' | 'failed';
  readonly retry: () => void;
}

/**
 * What happens once when a page opens: the installation's attributes are asked for, and a hand-over code or
 * a stored token signs in by itself (P4.9). A failure of the attributes is logged and the page goes on (P4.10).
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
    await Promise.all([loadInstallation(api), restoreSession(api)]);
    return 'started';
  } catch {
    return 'failed'; // Nobody answered, which is what the page then says.
  }
}

async function loadInstallation(api: ApiClient) {
  try {
    useInstallation.setState({ misc: await api.call(miscAttributesCall, { query: {} }) });
  } catch {
    logWarning("COULDN'T LOAD MISC ATTRIBUTES");
  }
}

let handover: Promise<void> | undefined;

async function restoreSession(api: ApiClient) {
  const code = /^#handover=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1];
  if (code !== undefined) {
    history.replaceState(null, '', location.pathname + location.search);
    handover = redeemHandover(api, code);
  }
  // A second start of the same page waits for the code's one use.
  if (handover) await handover;
  if (useSession.getState().status === 'checking') await validateToken(api);
}

async function redeemHandover(api: ApiClient, code: string) {
  try {
    startSession(await api.call(accountCalls.redeemHandover, { body: { code } }));
  } catch {
    // A code that was too old: whoever is signed in here stays so, and anybody else signs in as usual.
  }
}

/**
 * The token goes only when the server says that it no longer holds, and the sign-in page says why (P8.68); a
 * server that is away has said nothing.
 */
async function validateToken(api: ApiClient) {
  try {
    startSession(await api.call(accountCalls.validateToken, { query: {} }));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.kind === 'offline' || error.status >= 500 || error.status === 429) throw error;
    endSession(error.message);
  }
}
