import { accountCalls } from '@confab/contracts';
import { useApi } from '../api/api-context.tsx';
import { signedOut } from '../session/session-store.ts';

/** Signs out, here whatever the server says: its session ends by itself if it cannot be told (P4.14). */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await api.call(accountCalls.logout, { body: {} }).catch(() => null);
    signedOut();
  };
}
