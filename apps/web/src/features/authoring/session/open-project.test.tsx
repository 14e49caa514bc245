import { editingCalls, type Call } from '@confab/contracts';
import { asProjectId, type Item, type TeamId } from '@confab/model';
import { aSignIn } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { ApiClient } from '../../../api/api-client.ts';
import { Live } from '../../../live/live-context.tsx';
import { openModal, useModals } from '../../../modals/modal-store.ts';
import '../../modals.ts';
import { oneIds, oneItems } from '../../../testing/editing/one-world.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OpenProject, type WorkspaceProps } from './open-project.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(closeModals);

test('a window that becomes narrow shows the project read-only, and edits of an open dialog are still sent', async () => {
  const { show, getWorkspace, sent } = await openProject();
  const { session } = getWorkspace().undoStack;
  act(() => session.edit(ids.project, setValue('DisplayName', 'Harbour')));
  expect(getWorkspace().undoStack.canUndo()).toBe(true);

  show('width');
  const narrow = getWorkspace().undoStack;
  expect([narrow.session.isReadOnly, narrow.canUndo()]).toEqual([true, false]);
  act(() => session.edit(ids.project, setValue('DisplayName', 'Harbour Café')));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: 'DisplayName', updatedValue: 'Harbour Café' }));

  show(undefined);
  expect(getWorkspace().undoStack.session).toBe(session);
  expect(getWorkspace().undoStack.canUndo()).toBe(true);
});

test('leaving a project closes the dialogs that edit it, and no other', async () => {
  const { unmount, getWorkspace } = await openProject();
  const { session } = getWorkspace().undoStack;
  act(() => {
    openModal('textbox', { text: 'Hello', place: { session, itemId: ids.greet, path: 'Text' } });
    openModal('extensions', { session, extensions: {} });
    openModal('confirmationModal', { title: 'Sure?', message: '', onConfirm: () => undefined });
  });
  act(unmount);
  expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['confirmationModal']);
});

test('with the local debug flag, saving a llama is skipped: no call is made, and its changes stay unsaved (A4.31, A7.33)', async () => {
  localStorage.setItem('debug.skipSaving', 'true');
  onTestFinished(() => localStorage.removeItem('debug.skipSaving'));
  const { getWorkspace, paths } = await openProject(oneItems());
  const { session } = getWorkspace().undoStack;
  act(() => session.edit(oneIds.tour, setValue('DisplayName', 'Harbour tour')));
  expect(await act(() => session.saveItem(oneIds.tour))).toEqual({ type: 'done' });
  expect(paths.filter((path) => path.startsWith('/api/Save'))).toEqual([]);
  expect(session.getStatus().unsavedItemIds).toContain(oneIds.tour);
});

test('without the flag, saving a llama makes its call (A7.33)', async () => {
  const { getWorkspace, paths } = await openProject(oneItems());
  const { session } = getWorkspace().undoStack;
  act(() => session.edit(oneIds.tour, setValue('DisplayName', 'Harbour tour')));
  await act(() => session.saveItem(oneIds.tour));
  expect(paths.filter((path) => path.startsWith('/api/Save'))).toHaveLength(1);
});

/** The test project in the provider of the editor, with the edits that were sent and the paths of all calls. */
async function openProject(more: readonly Item[] = []) {
  const client = aWorld(undefined, more).backend.connect('ada');
  const sent: unknown[] = [];
  const paths: string[] = [];
  const api: ApiClient = {
    call(call, ...input) {
      paths.push((call as Call).path);
      if ((call as Call).path === editingCalls.notify.path) sent.push((input[0] as { body: unknown }).body);
      return client.api.call(call, ...input);
    },
  };
  let workspace: WorkspaceProps | undefined;
  const Workspace = (props: WorkspaceProps) => {
    workspace = props;
    return <p>Workspace</p>;
  };
  const list = {
    skinnyProjects: {},
    projectSchemas: {},
    workflowSchemas: {},
    nodeSchemas: {},
    tokens: {},
    extensions: {},
  };
  const signIn = aSignIn({ tvAccountId: ids.account, firstName: '' });
  const { live } = fakeLive();
  const toPage = (readOnlyReason: WorkspaceProps['readOnlyReason']) => (
    <Live value={live}>
      <OpenProject
        projectId={asProjectId(ids.project)}
        teamId={ids.team as TeamId}
        signIn={signIn}
        list={list as never}
        frontendApp="pro"
        Workspace={Workspace}
        readOnlyReason={readOnlyReason}
      />
    </Live>
  );
  const { rerender, unmount } = renderPage(api, toPage(undefined));
  await screen.findByText('Workspace');
  return {
    sent,
    paths,
    unmount,
    show: (readOnlyReason: WorkspaceProps['readOnlyReason']) => rerender(toPage(readOnlyReason)),
    getWorkspace() {
      if (!workspace) throw new Error('The workspace was not rendered.');
      return workspace;
    },
  };
}
