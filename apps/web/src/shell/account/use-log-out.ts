import { accountCalls } from '@confab/contracts';
import { useLocation } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { endSession } from '../../session/session-store.ts';
import { leaveWithGuard } from '../../leave-guard/leave-guard.ts';

/**
 * Signs out once nothing unsaved holds one here, whatever the server says: its session ends by itself if it cannot be told (P4.14).
 * Where this person was is nowhere for the next one to be led to.
 */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const [, go] = useLocation();
  async function leave() {
    await api.call(accountCalls.logout, { body: {} }).catch(() => null);
    go('/');
    endSession();
  }
  return async () => leaveWithGuard('/', () => void leave());
}
