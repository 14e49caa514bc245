import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './api-client.ts';

const Api = createContext<ApiClient | undefined>(undefined);

export function ApiProvider({ client, children }: { readonly client: ApiClient; readonly children: ReactNode }) {
  return <Api value={client}>{children}</Api>;
}

/** The client that makes the remote calls. */
export function useApi(): ApiClient {
  const client = use(Api);
  if (!client) throw new Error('There is no ApiProvider above this part.');
  return client;
}
