import { signInCalls } from '@confab/contracts';
import type { MouseEvent } from 'react';
import { flavours } from '@confab/model';
import { useApi } from '../../api/api-context.tsx';
import { useInstallation } from '../../session/installation.ts';
import { useSession } from '../../session/session-store.ts';

/**
 * Returns a click handler that opens a product and hands the current session over to it.
 *
 * When the handover fails, or for an address that is none of the installation's sites, the product asks to sign in.
 */
export function useStartProduct(): (event: MouseEvent, address: string) => void {
  const api = useApi();
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  return (event, address) => {
    const sites = useInstallation.getState().misc?.sites ?? {};
    const site = flavours.find((flavour) => sites[flavour] === address);
    if (!isSignedIn || site === undefined) return;
    event.preventDefault();
    void api.call(signInCalls.createHandover, { body: { site } }).then(
      ({ code }) => location.assign(`${address}${address.includes('?') ? '' : '/'}#handover=${code}`),
      () => location.assign(address),
    );
  };
}
