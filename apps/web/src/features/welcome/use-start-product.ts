import { signInCalls } from '@confab/contracts';
import type { MouseEvent } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useSession } from '../../session/session-store.ts';

/**
 * Returns a click handler that opens a product and hands the current session over to it.
 *
 * When the handover fails, the product asks for the password.
 */
export function useStartProduct(): (event: MouseEvent, address: string) => void {
  const api = useApi();
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  return (event, address) => {
    if (!isSignedIn) return;
    event.preventDefault();
    void api.call(signInCalls.createHandover, { body: {} }).then(
      ({ code }) => location.assign(`${address}${address.includes('?') ? '' : '/'}#handover=${code}`),
      () => location.assign(address),
    );
  };
}
