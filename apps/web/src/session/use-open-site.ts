import { signInCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { createHandoverHash } from './handover/handover-hash.ts';
import { loadInstallation, useInstallation } from './installation.ts';
import { showToast } from '../toasts/index.ts';
import { toastMessages } from '../words/web-messages.ts';
import { getFallback } from '../words/message.ts';

/** Opens another site, or a page of it given as path and query, and signs in there by a hand-over code. */
export function useOpenSite(): (flavour: Flavour, path?: string) => Promise<void> {
  const api = useApi();
  return async (flavour, path = '/') => {
    const misc = useInstallation.getState().misc ?? (await loadInstallation(api).catch(() => undefined));
    const address = misc?.sites[flavour];
    if (address === undefined) {
      showToast({ kind: 'error', text: toastMessages.notOpened });
      return;
    }
    try {
      const { code } = await api.call(signInCalls.createHandover, { body: { site: flavour } });
      const page = new URL(path, address);
      page.hash = createHandoverHash(code);
      location.assign(page);
    } catch (error) {
      showToast({
        kind: 'error',
        text: error instanceof ApiFailure ? error : getFallback(signInCalls.createHandover),
      });
    }
  };
}
