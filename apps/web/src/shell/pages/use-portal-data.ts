import { catalogueCalls, guideCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/**
 * Prefetches the data of the portal's other pages: templates and content cards (P4.4, P4.5). A failure is ignored
 * (P8.65): the page that needs the data loads it again and shows the error.
 */
export function usePortalData(flavour: Flavour, queries: QueryClient): void {
  const api = useApi();
  useEffect(() => {
    if (flavour !== 'my') return;
    void queries.prefetchQuery({
      ...createQuery(api, catalogueCalls.templates, { frontendApp: flavour }),
      retry: false,
    });
    void queries.prefetchQuery({ ...createQuery(api, guideCalls.contentCards, {}), retry: false });
  }, [api, flavour, queries]);
}
