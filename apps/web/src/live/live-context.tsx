import type { ConnectionState } from '@confab/model';
import { createContext, use, useSyncExternalStore } from 'react';
import type { LiveClient } from './live-client.ts';

/** The live connection of the page; provided by `LiveProvider`, or by a test. */
export const Live = createContext<LiveClient | undefined>(undefined);

/** The live connection of the page. */
export function useLive(): LiveClient {
  const client = use(Live);
  if (!client) throw new Error('LiveProvider is missing above this component.');
  return client;
}

/** The state of the live connection; renders again when it changes. */
export function useLiveState(): ConnectionState {
  const client = useLive();
  return useSyncExternalStore(
    (changed) => client.onStateChange(changed),
    () => client.state,
  );
}
