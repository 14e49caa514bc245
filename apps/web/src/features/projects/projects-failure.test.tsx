import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anActiveTeam, aSignIn } from '@confab/test-kit';
import { ApiFailure } from '../../api/api-client.ts';
import { Live } from '../../live/live-context.tsx';
import { ModalHost } from '../../modals/modal-host.tsx';
import { useSession } from '../../session/session-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import '../modals.ts';
import { OneProjectsPage } from '../one-dashboard/index.ts';
import { ProjectsPage } from './projects-page.tsx';

beforeEach(() => useSession.setState({ signIn: aSignIn(), activeTeam: undefined }));

test.each([
  ['Pro', ProjectsPage],
  ['One', OneProjectsPage],
] as const)('a person in no team can create one on the projects page of the %s site', async (_, Page) => {
  let isInTeam = false;
  const { api } = fakeApi({
    '/api/GetProjects': () => {
      if (!isInTeam) throw new ApiFailure('notFound', 'Error getting projects', 404);
      return { activeTeam: anActiveTeam({ permissions: 'Admin' }), skinnyProjects: {} };
    },
    '/api/CreateTeam': () => {
      isInTeam = true;
      return null;
    },
    '/api/GetMyTeams': () => [],
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <Page />
      <ModalHost />
    </Live>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Create Team' }));
  expect(screen.queryByText('Error getting projects')).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'New Team Name' }), 'Harbour{Enter}');
  expect(await screen.findByText('No projects yet')).toBeTruthy();
});
