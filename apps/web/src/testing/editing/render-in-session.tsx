import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from '../../api/api-client.ts';
import { EditingSessionProvider, type EditingSession } from '../../editing/index.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../fake-api.ts';
import { fakeLive } from '../fake-live.ts';
import { createTestQueries, TestProviders } from '../test-providers.tsx';

/**
 * Renders a part of the editor with an open project, without transitions.
 *
 * The API has no answers unless one is given.
 *
 * @returns what `render` returns, and the query cache
 */
export function renderInSession(
  session: EditingSession,
  part: ReactNode,
  api: ApiClient = fakeApi({}).api,
  { live } = fakeLive(),
) {
  const queries = createTestQueries();
  const rendered = render(part, {
    wrapper: ({ children }) => (
      <TestProviders api={api} queries={queries}>
        <Live value={live}>
          <EditingSessionProvider session={session}>{children}</EditingSessionProvider>
        </Live>
      </TestProviders>
    ),
  });
  return { ...rendered, queries };
}
