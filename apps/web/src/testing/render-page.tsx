import { UiProvider } from '@confab/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { ApiProvider } from '../api/api-context.tsx';

/** Renders a part like a page: inside of the design system, with an API and an empty query cache. */
export function renderPage(api: ApiClient, part: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(part, {
    wrapper: ({ children }) => (
      <UiProvider palette="light" styleNonce="">
        <ApiProvider client={api}>
          <QueryClientProvider client={queries}>
            <Suspense fallback={null}>{children}</Suspense>
          </QueryClientProvider>
        </ApiProvider>
      </UiProvider>
    ),
  });
}
