import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { EditorModals, type EditorDialog } from './editor-modals.tsx';

it('the Delete button is enabled only after typing DELETE exactly (A2.40, A9.29)', async () => {
  const { user, calls } = await renderModals({ deletingIds: [ids.greet] });
  const button = await screen.findByRole('button', { name: 'Delete' });
  expect(screen.getByText(/the node Greet/)).toBeTruthy();
  const field = screen.getByRole('textbox');
  for (const almost of ['delete', 'DELETE ', 'DELET']) {
    await user.clear(field);
    await user.type(field, almost);
    expect(button.hasAttribute('disabled')).toBe(true);
  }
  await user.clear(field);
  await user.type(field, 'DELETE');
  await user.click(button);
  expect(calls).toEqual(['remove']);
});

it('the warning deletingLeftPanelNode is in the one dialog that asks for DELETE (A2.45)', async () => {
  await renderModals({ deletingIds: [ids.greet] });
  const dialogs = await screen.findAllByRole('dialog');
  expect(
    dialogs.map((dialog) => within(dialog).queryAllByText(/removes connections to what is deleted/).length),
  ).toEqual([1]);
});

it('the delete dialog shows the number of items when there are several', async () => {
  await renderModals({ deletingIds: [ids.greet, ids.ask] });
  expect(await screen.findByText(/2 nodes/)).toBeTruthy();
});

it('the discard dialog keeps unsaved changes when it is canceled', async () => {
  const { user, calls, session } = await renderModals({ dialog: 'discard' });
  await user.click(await screen.findByRole('button', { name: 'Keep changes' }));
  expect(calls).toEqual(['answered']);
  expect(session.getValue(ids.greet, 'DisplayName')).toBe('Hello');
});

async function renderModals({ dialog, deletingIds = [] }: { dialog?: EditorDialog; deletingIds?: readonly string[] }) {
  const { session } = await aWorld().open('ada');
  session.edit(ids.greet, setValue('DisplayName', dialog === 'discard' ? 'Hello' : 'Greet'));
  const { api } = fakeApi({ '/api/GetUses': () => ({ items: [], count: 0 }) });
  const calls: string[] = [];
  const record = (name: string) => () => void calls.push(name);
  renderInSession(
    session,
    <EditorModals
      onOpenProblem={() => undefined}
      dialog={dialog}
      onCloseDialog={record('answered')}
      deletingIds={deletingIds}
      onDelete={record('remove')}
      onCancelDelete={record('keep')}
    />,
    api,
  );
  return { session, calls, user: userEvent.setup() };
}
