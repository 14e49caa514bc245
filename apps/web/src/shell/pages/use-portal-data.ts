import { catalogueCalls, portalCalls } from '@confab/contracts';
import type { Flavour } from '@confab/model';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { createQuery } from '../../api/create-query.ts';

/**
 * Fetches, behind the first page of the portal, what its other pages begin with: templates and content cards
 * (P4.4, P4.5). Those that do not come change nothing (P8.65); the page that needs them asks again, and says so.
 */
export function usePortalData(flavour: Flavour, queries: QueryClient): void {
  const api = useApi();
  useEffect(() => {
    if (flavour !== 'my') return;
    void queries.prefetchQuery({
      ...createQuery(api, catalogueCalls.templates, { frontendApp: flavour }),
      retry: false,
    });
    void queries.prefetchQuery({ ...createQuery(api, portalCalls.contentCards, {}), retry: false });
  }, [api, flavour, queries]);
}
