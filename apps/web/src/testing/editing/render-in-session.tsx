import { UiProvider } from '@confab/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiProvider } from '../../api/api-context.tsx';
import { EditingSessionProvider, type EditingSession } from '../../editing/index.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../fake-api.ts';
import { fakeLive } from '../fake-live.ts';

/**
 * Renders a part of the editor with an open project, without transitions.
 *
 * The API has no answers unless one is given.
 */
export function renderInSession(
  session: EditingSession,
  part: ReactNode,
  api: ApiClient = fakeApi({}).api,
  { live } = fakeLive(),
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(part, {
    wrapper: ({ children }) => (
      <UiProvider palette="light" styleNonce="">
        <ApiProvider client={api}>
          <QueryClientProvider client={queries}>
            <Live value={live}>
              <EditingSessionProvider session={session}>{children}</EditingSessionProvider>
            </Live>
          </QueryClientProvider>
        </ApiProvider>
      </UiProvider>
    ),
  });
}
