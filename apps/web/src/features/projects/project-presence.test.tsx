import type { PresentPerson } from '@confab/contracts';
import type { AccountId } from '@confab/model';
import { anActiveTeam, aPresentPerson, aProjectSummary, aSignIn } from '@confab/test-kit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Live } from '../../live/live-context.tsx';
import { useSession } from '../../session/session-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import '../modals.ts';
import { ProjectsPage } from './projects-page.tsx';
import { ids } from '../../testing/editing/world.ts';
import { pushPresence } from '../../testing/push-presence.ts';

const { team: teamId } = ids;
const project = aProjectSummary();
const { projectId } = project;

it('a project shows the colleagues who have it open, each once and not the reader', async () => {
  await aPage([aVisit('Grace', 1), aVisit('Grace', 2), aVisit('Ada', 3)]);
  expect(await listNames('Open now for')).toEqual(['Grace']);
  expect(await listNames('Last changed by')).toEqual(['Alan']);
});

it('the list of people in a project changes as they open and close it', async () => {
  const { follow } = await aPage([]);
  expect(screen.queryByRole('list', { name: 'Open now for' })).toBeNull();
  follow([aVisit('Grace', 1), aVisit('Alan', 2)]);
  expect(await listNames('Open now for')).toEqual(['Grace', 'Alan']);
  expect(screen.queryByRole('list', { name: 'Last changed by' })).toBeNull();
  follow([]);
  expect(await listNames('Last changed by')).toEqual(['Alan', 'Grace']);
});

it('the project list is loaded again after a lost connection, during which projects and people can have changed', async () => {
  const { live, people } = await aPage([]);
  people.push(aVisit('Grace', 1));
  act(() => {
    live.becomes('Reconnecting');
    live.becomes('Connected');
  });
  expect(await listNames('Open now for')).toEqual(['Grace']);
});

it.each([
  [[], undefined],
  [['Grace'], 'Grace has it open at the moment.'],
  [['Grace', 'Alan'], 'Grace and Alan have it open at the moment.'],
  [['Grace', 'Alan', 'Edsger', 'Barbara'], 'Grace, Alan and 2 more have it open at the moment.'],
])('the warning before a deletion names the colleagues who have the project open: %j', async (colleagues, text) => {
  const { user } = await aPage(colleagues.map(aVisit));
  await user.click(screen.getByRole('button', { name: 'Actions for Café' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const modal = await screen.findByRole('dialog', { name: 'Please Confirm' });
  expect(within(modal).queryByText(/open at the moment/)?.textContent).toBe(text);
});

const names = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara'];
const toAccountId = (name: string) => `00000000-0000-4000-a000-00000000000${names.indexOf(name)}` as AccountId;

function aVisit(name: string, number: number) {
  return aPresentPerson(`c${number}`, { tvAccountId: toAccountId(name), name });
}

const listNames = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'));

async function aPage(people: PresentPerson[]) {
  useSession.setState({ signIn: aSignIn({ tvAccountId: toAccountId('Ada') }) });
  const changedBy = ['Alan', 'Grace'].map((name) => ({ accountId: toAccountId(name), name, profilePhotoAssetId: '' }));
  const { api } = fakeApi({
    '/api/GetProjects': () => ({
      activeTeam: anActiveTeam({ teamId }),
      skinnyProjects: { [projectId]: { ...project, people: changedBy } },
      currentlyOpenedByUserLists: people.length > 0 ? { [projectId]: people } : {},
    }),
  });
  const live = fakeLive();
  renderPage(
    api,
    <Live value={live.live}>
      <ProjectsPage />
    </Live>,
  );
  await screen.findByRole('link', { name: 'Café' });
  return {
    user: userEvent.setup(),
    live,
    people,
    follow: (here: readonly PresentPerson[]) => act(() => pushPresence(live, here, { teamId, projectId })),
  };
}
