import { teamIdSchema } from '@confab/model';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { ApiFailure } from '../../../api/api-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AnalyticsPanel } from '../analytics-panel.tsx';
import { projectId, results } from '../testing/analytic-results.ts';

const teamId = teamIdSchema.parse('00000000-0000-4000-8000-000000000002');

beforeEach(() => window.history.replaceState(null, '', '/?view=correspondence'));

function show(answer: () => unknown, permission = 'AppEditor') {
  const { api, made } = fakeApi({
    '/api/GetMyTeams': () => [{ teamId, description: 'Harbour', permission, invitePending: false }],
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: 'correspondence' | 'detail' } }) => results[body.view],
    '/api/EraseVisitor': answer,
  });
  renderPage(
    api,
    <>
      <AnalyticsPanel teamId={teamId} projectId={projectId} />
      <ModalHost />
    </>,
  );
  return made;
}

async function erase(key: string) {
  await userEvent.click(await screen.findByText('Erase a visitor'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Key of the visitor' }), `${key}{Enter}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Erase the visitor' }));
}

test('a visitor is erased by a key after a confirmation, and the conversations are loaded again', async () => {
  const made = show(() => ({ conversations: 2, isVisitorErased: true }));
  const countLoads = () => made.filter(({ path }) => path === '/api/RetrieveAnalyticData').length;
  await screen.findByText('1 conversation');
  const loads = countLoads();
  await erase(' amzn1.ask.account.1 ');
  expect(await screen.findByText('The visitor and 2 conversations were erased.')).toBeTruthy();
  expect(made).toContainEqual({
    path: '/api/EraseVisitor',
    input: { body: { teamId, projectId, visitorKey: 'amzn1.ask.account.1' } },
  });
  await waitFor(() => expect(countLoads()).toBeGreaterThan(loads));
});

test('for an unknown key the page says that nothing is stored', async () => {
  show(() => ({ conversations: 0, isVisitorErased: false }));
  await erase('nobody');
  expect(await screen.findByText('Nothing is stored about this key.')).toBeTruthy();
});

test('an erasure that fails shows the failure in the question', async () => {
  show(() => {
    throw new ApiFailure('failed', 'Error erasing the conversations', 500);
  });
  await erase('somebody');
  expect(await screen.findByText('Error erasing the conversations')).toBeTruthy();
  // Open modals outlive the page of a test.
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
});

test('a Viewer cannot erase visitors', async () => {
  const made = show(() => null, 'Viewer');
  await screen.findByText('1 conversation');
  await waitFor(() => expect(made.map(({ path }) => path)).toContain('/api/GetMyTeams'));
  expect(screen.queryByText('Erase a visitor')).toBeNull();
});
