import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../../session/session-store.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditorPage } from './editor-page.tsx';

test('the editor waits for the schemas before it loads a project (P3.20, A3.79)', async () => {
  useSession.setState({ status: 'signedIn', signIn: { isVerified: true } as never });
  const { api, made } = fakeApi({ '/api/GetProjects': () => new Promise(() => undefined) });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <EditorPage projectId="0197a000-0000-7000-8000-000000000001" />
    </Live>,
  );
  await waitFor(() => expect(made.map(({ path }) => path)).toEqual(['/api/GetProjects']));
  expect(screen.getByLabelText('Loading project').getAttribute('aria-busy')).toBe('true');
});
