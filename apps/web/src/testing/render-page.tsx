import { UiProvider } from '@confab/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { ApiProvider } from '../api/api-context.tsx';

/** Shows a part as a page would: in the design system, with an API and what is known of its answers. */
export function renderPage(api: ApiClient, part: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <UiProvider palette="light" styleNonce="">
      <ApiProvider client={api}>
        <QueryClientProvider client={queries}>
          <Suspense fallback={null}>{part}</Suspense>
        </QueryClientProvider>
      </ApiProvider>
    </UiProvider>,
  );
}
