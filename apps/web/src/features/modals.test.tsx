import type { TeamId } from '@confab/model';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Live } from '../live/live-context.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { openModal } from '../modals/modal-store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { renderPage } from '../testing/render-page.tsx';
import { InputGrid } from './inputs/form/input-grid.tsx';
import { aWorld } from '../testing/editing/open-session.ts';
import { ids } from '../testing/editing/world.ts';
import { draft, promotion } from './one-publishing/testing/render-one-publish-modal.tsx';
import { status } from './publishing/testing/render-publish-modal.tsx';
import { closeModals } from '../testing/modals-and-toasts.ts';
import './modals.ts';

beforeEach(closeModals);

const preview = { changes: [], changeCount: 0, errorCount: 0, warningCount: 0, problems: [], tests: null };

/** Renders the host of modals outside every page, as the application does. */
function renderHost(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, made } = fakeApi({ '/api/GetPublishPreview': () => preview, ...answers });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <ModalHost />
    </Live>,
  );
  return { made, user: userEvent.setup() };
}

it('deleteConfirmation deletes after the word was typed (A2.32, A2.40)', async () => {
  const { user } = renderHost();
  const onDelete = vi.fn();
  act(() => openModal('deleteConfirmation', { what: 'the project Harbour', onDelete }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('the project Harbour');
  await user.type(screen.getByRole('textbox'), 'DELETE');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it('templateProjectCreation asks for the name of the project and creates it (A2.32)', async () => {
  const { user, made } = renderHost({
    '/api/NewProject': () => ({ projectId: ids.project, displayName: 'Guide', projectType: 'One' }),
  });
  act(() => openModal('templateProjectCreation', { template: 'blank', teamId: ids.team as TeamId }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).not.toBe('');
  await user.type(screen.getByRole('textbox'), 'Guide{Enter}');
  expect(made.map(({ path }) => path)).toContain('/api/NewProject');
});

it('authorProjectPromoteModal shows the versions of a Pro project outside its editor (A2.32)', async () => {
  const { session } = await aWorld().open('ada');
  renderHost({ '/api/GetPromotionStatus': () => status });
  act(() => openModal('authorProjectPromoteModal', { session, onOpenProblem: () => undefined }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
});

it('publishOneProjectModal shows the steps of a One project outside its editor (A2.32)', async () => {
  const { session } = await aWorld().open('ada');
  renderHost({
    '/api/GetOnePublishStatus': () => draft,
    '/api/GetPromotionStatus': () => promotion,
    '/api/GetLlamaVersions': () => ({ [ids.workflow]: { development: 3, staging: 1, production: null } }),
  });
  act(() => openModal('publishOneProjectModal', { session, opensAtStatus: false, onOpenProblem: () => undefined }));
  expect(await screen.findByRole('button', { name: /Terms/ })).toBeTruthy();
});

it('assistantResponseModal edits a response beside its preview, outside the form (A2.32)', async () => {
  const { session } = await aWorld().open('ada');
  const entry = { EntryId: 'e1', Order: 'a0', DisplayText: 'Ahoy' };
  session.edit(ids.greet, { path: 'Response/Entries', action: 'AddRow', updatedValue: entry });
  const { user } = renderHost();
  act(() =>
    openModal('assistantResponseModal', {
      session,
      inputsContext: { tokens: [], extensions: [] },
      itemId: ids.greet,
      path: 'Response',
      property: { name: 'Response', label: 'Response', type: 'AssistantResponse' },
      siblings: [],
      Grid: InputGrid,
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Response' }));
  const text = await dialog.findByRole('textbox', { name: 'Display text' });
  expect(text).toHaveProperty('value', 'Ahoy');
  await user.type(text, '!');
  expect(within(await dialog.findByRole('region', { name: 'Live preview' })).getByText('Ahoy!')).toBeTruthy();
  expect(session.getValue(ids.greet, 'Response/Entries/e1/DisplayText')).toBe('Ahoy!');
});
