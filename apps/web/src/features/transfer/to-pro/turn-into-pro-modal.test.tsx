import type { TeamId } from '@confab/model';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TurnIntoProModal } from './turn-into-pro-modal.tsx';
import { ids } from '../../../testing/editing/world.ts';

// Ids in the format of the server.
const { team: teamId, project: projectId } = ids;
const otherTeamId = '00000000-0000-4000-8000-000000000004' as TeamId;

interface SentBody {
  readonly preview: boolean;
  readonly displayName?: string;
  readonly targetTeamId?: string;
}

const findings = [
  { code: 'KeywordOrder', pageId: '', pageName: '' },
  { code: 'LaterAnswers', pageId: 'a', pageName: 'Book a table' },
  { code: 'LaterAnswers', pageId: 'b', pageName: 'Book a group' },
];

function openDialog({ nodeCount = 40 } = {}) {
  const checked = { displayName: 'Guide', workflowCount: 3, nodeCount, nodesMax: 5_000, findings, project: null };
  const team = { permission: 'AppEditor', invitePending: false, teamInvitationId: null };
  const { api, made } = fakeApi({
    '/api/TurnIntoPro': ({ body }: { body: SentBody }) =>
      body.preview ? checked : { ...checked, project: { projectId, displayName: body.displayName } },
    '/api/GetMyTeams': () => [
      { ...team, teamId, description: 'Museum' },
      { ...team, teamId: otherTeamId, description: 'Agency' },
      { ...team, teamId: '00000000-0000-4000-8000-000000000005', description: 'Reader', permission: 'Viewer' },
    ],
  });
  const onClose = vi.fn();
  renderPage(api, <TurnIntoProModal {...{ teamId, projectId, name: 'Guide', onClose }} />);
  const sent = () =>
    made.flatMap(({ input }) => {
      const { body } = input as { body?: SentBody };
      return body ? [body] : [];
    });
  return { user: userEvent.setup(), sent, onClose };
}

it('the window that turns a One project into a Pro project lists the differences, each once with its pages, before anything is created', async () => {
  const { sent } = openDialog();
  const list = await screen.findByRole('list', { name: 'What differs' });
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[1]?.textContent).toContain('On Book a table, Book a group');
  expect(sent().map(({ preview }) => preview)).toEqual([true]);
});

it('the window that turns a One project into a Pro project creates it with the typed name in the chosen team, then offers to open it', async () => {
  const { user, sent } = openDialog();
  await screen.findByText('3 workflows, 40 nodes');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Guide Pro');
  await user.clear(name);
  await user.type(name, 'Grown up');
  const team = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Team' });
  expect([...team.options].map(({ text }) => text)).toEqual(['Museum', 'Agency']);
  await user.selectOptions(team, 'Agency');
  expect(screen.getByText(/Pictures and sounds stay/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Turn into Pro' }));
  expect(await screen.findByText('“Grown up” is ready.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open project' })).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ preview: false, displayName: 'Grown up', targetTeamId: otherTeamId });
});

it('a One project that would have too many nodes cannot be turned into a Pro project', async () => {
  const { user, sent } = openDialog({ nodeCount: 5_001 });
  expect(await screen.findByText(/at most 5,000 nodes/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Turn into Pro' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
