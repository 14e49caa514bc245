import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OneProjectsPage } from './one-projects-page.tsx';

const project = {
  projectId: '00000000-0000-4000-9000-000000000001',
  displayName: 'Museum guide',
  description: '',
  projectType: 'One',
  publishStatus: 'Draft',
  image: '',
  lastUpdatedUtc: null,
  workflowCount: 2,
  nodeCount: 20,
  folder: '',
  people: [],
};

it('a filter that no project matches has a sentence instead of an empty list', async () => {
  const activeTeam = { teamId: '00000000-0000-4000-8000-000000000001', teamName: 'Harbour', permissions: 'AppEditor' };
  const { api } = fakeApi({
    '/api/GetProjects': () => ({ activeTeam, skinnyProjects: { [project.projectId]: project } }),
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <OneProjectsPage />
    </Live>,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('Museum guide')).toBeTruthy();
  const filter = screen.getByRole('textbox', { name: 'Filter projects' });
  await user.type(filter, 'zoo');
  expect(screen.getByRole('status').textContent).toBe('No projects match “zoo”.');
  await user.clear(filter);
  expect(screen.getByText('Museum guide')).toBeTruthy();
});
