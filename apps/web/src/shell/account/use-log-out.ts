import { useLocation } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { logOut } from '../../session/sign-out/log-out.ts';
import { leaveWithGuard } from '../../leave-guard/leave-guard.ts';

/**
 * Signs out after the leave guard (P4.14).
 * It goes to the home page, so that the next account does not land on this account's page.
 */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const [, go] = useLocation();
  return async () => leaveWithGuard('/', () => logOut(api, () => go('/')));
}
