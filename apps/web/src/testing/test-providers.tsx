import { TestUi } from '@confab/test-kit/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { ApiProvider } from '../api/api-context.tsx';

/** An empty cache whose calls are not repeated when they fail. */
export const createTestQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface TestProvidersProps {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly children: ReactNode;
}

/** The providers around every part of the client: the design system, an API and a query cache. */
export function TestProviders({ api, queries, children }: TestProvidersProps) {
  return (
    <TestUi>
      <ApiProvider client={api}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ApiProvider>
    </TestUi>
  );
}
