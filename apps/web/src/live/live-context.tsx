import { accountCalls, updateEvents } from '@confab/contracts';
import type { ConnectionState, SignIn } from '@confab/model';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useApi } from '../api/api-context.tsx';
import { endSession, useSession } from '../session/session-store.ts';
import { createLiveClient, type LiveClient } from './live-client.ts';
import { useTeamChanges } from '../session/use-team-changes.ts';

/** The connection of the page; given by `LiveProvider`, or by a test. */
export const Live = createContext<LiveClient | undefined>(undefined);

interface LiveProviderProps {
  readonly signIn: SignIn;
  readonly flavour: string;
  readonly children: ReactNode;
}

/** Keeps one live connection for as long as somebody is signed in, in the events of the active team. */
export function LiveProvider({ signIn, flavour, children }: LiveProviderProps) {
  const api = useApi();
  const [client] = useState(() =>
    createLiveClient({
      api,
      signIn,
      flavour,
      renewToken: async () => (await api.call(accountCalls.validateToken, { query: {} })).signalRAccessToken,
    }),
  );
  useTeamChanges(client);
  const teamId = useSession((state) => state.activeTeam?.teamId);
  useEffect(() => {
    if (teamId) client.subscribeTeam(teamId);
  }, [client, teamId]);
  useEffect(() => {
    const stopHearing = client.onUpdate(updateEvents.sessionEnded.name, () => endSession());
    client.start();
    return () => {
      stopHearing();
      client.close();
    };
  }, [client]);
  return <Live value={client}>{children}</Live>;
}

/** The live connection. */
export function useLive(): LiveClient {
  const client = use(Live);
  if (!client) throw new Error('There is no LiveProvider above this part.');
  return client;
}

/** Whether the page is connected right now. */
export function useLiveState(): ConnectionState {
  const client = useLive();
  return useSyncExternalStore(
    (changed) => client.onStateChange(changed),
    () => client.state,
  );
}
