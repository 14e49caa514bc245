import { signInCalls, teamCalls } from '@confab/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useSession } from '../session-store.ts';

/**
 * Asks whether the address of the account has been verified each time a person returns to the page: the link of the
 * email opens in another tab, or on another device.
 */
export function useFollowVerification(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    async function check() {
      if (document.visibilityState === 'hidden') return;
      try {
        const { email, isVerified } = await api.call(signInCalls.validateToken, { query: {} });
        if (!isVerified) return;
        useSession.setState(({ signIn }) => ({
          signIn: signIn?.email === email ? { ...signIn, isVerified } : signIn,
        }));
        // The invitations to a verified address are in the list of teams.
        void queries.invalidateQueries({ queryKey: [teamCalls.listMine.path] });
      } catch {
        // It is asked again at the next return.
      }
    }
    const handleReturn = () => void check();
    addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [api, queries]);
}
