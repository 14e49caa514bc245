import { signInCalls } from '@confab/contracts';
import { useLocation } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { endSession } from '../../session/session-store.ts';
import { leaveWithGuard } from '../../leave-guard/leave-guard.ts';

/**
 * Signs out after the leave guard, even if the server cannot be reached: its session expires by itself (P4.14).
 * It goes to the home page, so that the next account does not land on this account's page.
 */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const [, go] = useLocation();
  async function leave() {
    await api.call(signInCalls.logout, { body: {} }).catch(() => null);
    go('/');
    endSession();
  }
  return async () => leaveWithGuard('/', () => void leave());
}
