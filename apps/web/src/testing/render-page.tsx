import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { createTestQueries, TestProviders } from './test-providers.tsx';

/** Renders a part like a page: inside the design system, with an API and an empty query cache. */
export function renderPage(api: ApiClient, part: ReactNode) {
  const queries = createTestQueries();
  return render(part, {
    wrapper: ({ children }) => (
      <TestProviders api={api} queries={queries}>
        <Suspense fallback={null}>{children}</Suspense>
      </TestProviders>
    ),
  });
}
