import { signInCalls, updateEvents } from '@confab/contracts';
import type { SignIn } from '@confab/model';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../api/api-context.tsx';
import { createLiveClient } from '../live/live-client.ts';
import { Live } from '../live/live-context.tsx';
import { endSession, useSession } from './session-store.ts';
import { useTeamChanges } from './use-team-changes.ts';
import { useUpdateNotice } from './use-update-notice.ts';

interface LiveProviderProps {
  readonly signIn: SignIn;
  readonly flavour: string;
  readonly children: ReactNode;
}

/** Keeps one live connection while an account is signed in, subscribed to the events of the active team. */
export function LiveProvider({ signIn, flavour, children }: LiveProviderProps) {
  const api = useApi();
  const [client] = useState(() =>
    createLiveClient({
      api,
      signIn,
      flavour,
      renewToken: async () => (await api.call(signInCalls.validateToken, { query: {} })).signalRAccessToken,
    }),
  );
  useTeamChanges(client);
  const teamId = useSession((state) => state.activeTeam?.teamId);
  useEffect(() => {
    if (teamId) client.subscribeTeam(teamId);
  }, [client, teamId]);
  useEffect(() => {
    const unsubscribe = client.onUpdate(updateEvents.sessionEnded.name, () => endSession());
    client.start();
    return () => {
      unsubscribe();
      client.close();
    };
  }, [client]);
  useUpdateNotice(client);
  return <Live value={client}>{children}</Live>;
}
