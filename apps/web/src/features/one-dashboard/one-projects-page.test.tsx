import type { ProjectSummary, TeamRole } from '@confab/model';
import { anActiveTeam, aProjectSummary, numberedId } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OneProjectsPage } from './one-projects-page.tsx';

const project = aProjectSummary({ displayName: 'Museum guide', projectType: 'One' });

async function renderProjects(projects: readonly ProjectSummary[], permissions: TeamRole = 'AppEditor') {
  const { api } = fakeApi({
    '/api/GetProjects': () => ({
      activeTeam: anActiveTeam({ permissions }),
      skinnyProjects: Object.fromEntries(projects.map((one) => [one.projectId, one])),
    }),
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <OneProjectsPage />
    </Live>,
  );
  expect(await screen.findByText('Museum guide')).toBeTruthy();
  return userEvent.setup();
}

it('a filter that no project matches has a sentence instead of an empty list', async () => {
  const user = await renderProjects([project]);
  const filter = screen.getByRole('textbox', { name: 'Filter projects' });
  await user.type(filter, 'zoo');
  expect(screen.getByRole('status').textContent).toBe('No projects match “zoo”.');
  await user.clear(filter);
  expect(screen.getByText('Museum guide')).toBeTruthy();
});

it('the filter looks at names alone, as the cards show no folder', async () => {
  const user = await renderProjects([{ ...project, folder: 'Zoo' }]);
  await user.type(screen.getByRole('textbox', { name: 'Filter projects' }), 'zoo');
  expect(screen.queryByText('Museum guide')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Filter projects' }));
  await user.type(screen.getByRole('textbox', { name: 'Filter projects' }), 'MUSEUM');
  expect(screen.getByText('Museum guide')).toBeTruthy();
});

it('the cards are sorted by last change, those without one at the end, whatever folder a project is in (A2.11)', async () => {
  const named = (displayName: string, lastUpdatedUtc: string, folder = '') => ({
    ...project,
    projectId: numberedId(displayName.length),
    displayName,
    lastUpdatedUtc,
    folder,
  });
  await renderProjects([
    project,
    named('Old', '2026-01-01T00:00:00Z', 'A folder'),
    named('Newest', '2026-03-01T00:00:00Z'),
    named('Newer', '2026-02-01T00:00:00Z', 'A folder'),
  ]);
  const names = screen.getAllByRole('listitem').map((card) => card.querySelector('a[title]')?.textContent);
  expect(names).toEqual(['Newest', 'Newer', 'Old', 'Museum guide']);
});

it('the menu of a card offers no folder: a team orders One projects in the organisation tree', async () => {
  const user = await renderProjects([project]);
  await user.click(screen.getByRole('button', { name: /Museum guide/ }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /folder/i })).toBeNull();
});

it.each([
  ['MediaEditor', 0],
  ['AppEditor', 1],
] as const)(
  'a person with the permission %s is offered %i links to a new project (P6.1)',
  async (permissions, count) => {
    await renderProjects([project], permissions);
    expect(screen.queryAllByRole('link', { name: 'New project' })).toHaveLength(count);
  },
);
