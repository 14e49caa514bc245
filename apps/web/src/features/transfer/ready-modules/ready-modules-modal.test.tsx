import { readyModuleCalls } from '@confab/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReadyModulesModal } from './ready-modules-modal.tsx';
import { ids } from '../../../testing/editing/world.ts';

// Ids in the format of the server.
const { team: teamId, project: projectId } = ids;
const modules = [
  { id: 'help', texts: [{ language: 'en', title: 'Help', description: 'Says what the assistant can do.' }] },
  { id: 'repeat', texts: [{ language: 'en', title: 'Say it again', description: 'Repeats the question.' }] },
];

async function showModules(answer: () => object) {
  const { api, made } = fakeApi({
    [readyModuleCalls.list.path]: () => modules,
    [readyModuleCalls.add.path]: answer,
  });
  const [onAdded, onClose] = [vi.fn(), vi.fn()];
  renderPage(api, <ReadyModulesModal teamId={teamId} projectId={projectId} onAdded={onAdded} onClose={onClose} />);
  await screen.findByRole('heading', { name: 'Say it again' });
  return { user: userEvent.setup(), made, onAdded, onClose };
}

test('a ready module is added to the project, and the author sees its workflow', async () => {
  const { user, made, onAdded, onClose } = await showModules(() => ({ workflowId: projectId }));
  expect(screen.queryByText('Says what the assistant can do.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add Say it again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onAdded).toHaveBeenCalledWith(projectId);
  expect(made.at(-1)?.input).toMatchObject({
    query: { owningTeamId: teamId, owningProjectId: projectId },
    body: { readyModule: 'repeat' },
  });
});

test('a ready module that cannot be added leaves the list open with the reason', async () => {
  const { user, onAdded, onClose } = await showModules(() => {
    throw new ApiFailure('refused', 'Error adding module', 500);
  });
  await user.click(screen.getByRole('button', { name: 'Add Help' }));
  await screen.findByText('Error adding module');
  expect([onAdded, onClose].map((one) => one.mock.calls.length)).toEqual([0, 0]);
});
