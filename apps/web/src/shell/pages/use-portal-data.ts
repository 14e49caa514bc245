import { catalogueCalls, guideCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';
import { showToast } from '../../toasts/index.ts';
import { toastMessages } from '../../words/web-messages.ts';

/**
 * Prefetches the data of the portal's other pages: templates and content cards (P4.4, P4.5). Failed templates are
 * ignored (P8.65), failed cards show a toast (A8.100). The page that needs the data loads it again.
 */
export function usePortalData(flavour: Flavour, queries: QueryClient): void {
  const api = useApi();
  useEffect(() => {
    if (flavour !== 'my') return undefined;
    let isCurrent = true;
    void queries.prefetchQuery({
      ...createQuery(api, catalogueCalls.templates, { frontendApp: flavour }),
      retry: false,
    });
    const cards = createQuery(api, guideCalls.contentCards, {});
    void queries.prefetchQuery({ ...cards, retry: false }).then(() => {
      const query = queries.getQueryCache().find({ queryKey: cards.queryKey });
      // The page of the cards shows the toast itself while it is open.
      if (isCurrent && query?.state.status === 'error' && query.getObserversCount() === 0)
        showToast({ kind: 'error', text: toastMessages.cardsNotLoaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, flavour, queries]);
}
