import { accountCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { useMisc } from './links.ts';
import { showToast } from './toasts/index.ts';

/** Goes to another of our sites without asking for the password again. */
export function useOpenSite(): (flavour: Flavour) => Promise<void> {
  const api = useApi();
  return async (flavour) => {
    const address = useMisc.getState().misc?.sites[flavour];
    if (address === undefined) return;
    try {
      const { code } = await api.call(accountCalls.createHandover, { body: {} });
      location.assign(`${address}${address.includes('?') ? '' : '/'}#handover=${code}`);
    } catch (error) {
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error.message : accountCalls.createHandover.fallbackMessage,
      });
    }
  };
}
