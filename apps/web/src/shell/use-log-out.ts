import { accountCalls } from '@confab/contracts';
import { useLocation } from 'wouter';
import { useApi } from '../api/api-context.tsx';
import { signedOut } from '../session/session-store.ts';

/**
 * Signs out, here whatever the server says: its session ends by itself if it cannot be told (P4.14).
 * Where this person was is nowhere for the next one to be led to.
 */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const [, go] = useLocation();
  return async () => {
    await api.call(accountCalls.logout, { body: {} }).catch(() => null);
    go('/');
    signedOut();
  };
}
