import { accountCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { useInstallation } from './installation.ts';
import { showToast } from '../toasts/index.ts';

/** Goes to another of our sites, or to a page of it as path and query, without asking for the password again. */
export function useOpenSite(): (flavour: Flavour, path?: string) => Promise<void> {
  const api = useApi();
  return async (flavour, path = '/') => {
    const address = useInstallation.getState().misc?.sites[flavour];
    if (address === undefined) return;
    try {
      const { code } = await api.call(accountCalls.createHandover, { body: {} });
      const page = new URL(path, address);
      page.hash = `handover=${code}`;
      location.assign(page);
    } catch (error) {
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error.message : accountCalls.createHandover.fallbackMessage,
      });
    }
  };
}
