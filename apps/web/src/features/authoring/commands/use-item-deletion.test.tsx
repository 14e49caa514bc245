import { profileCalls } from '@confab/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EditingSession } from '../../../editing/index.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useAsksBeforeDeleting } from './use-asks-before-deleting.ts';
import { useItemDeletion } from './use-item-deletion.ts';

function AsksBeforeDeleting() {
  return <p>{useAsksBeforeDeleting() ? 'asks' : 'does not ask'}</p>;
}

function Page({ session }: { readonly session: EditingSession }) {
  const { deletingIds, confirmDelete } = useItemDeletion(session, () => undefined);
  const isAsked = useAsksBeforeDeleting();
  return (
    <>
      <button onClick={() => confirmDelete([ids.greet])}>Delete the node</button>
      <button onClick={() => confirmDelete([ids.workflow])}>Delete the workflow</button>
      <p role="status">{isAsked ? 'asks' : 'does not ask'}</p>
      <p>To confirm: {deletingIds.join(', ')}</p>
    </>
  );
}

it.each([
  [true, 'asks', ids.greet],
  [false, 'does not ask', ''],
])(
  'with Ask before deleting nodes %s the editor %s before a node is deleted, and always before a workflow (A2.40)',
  async (AskBeforeDeletingNodes, behaviour, nodeToConfirm) => {
    const { session } = await aWorld().open('ada');
    const account = { tvAccountId: ids.account, values: { AskBeforeDeletingNodes } };
    renderPage(
      fakeApi({ [profileCalls.getDetails.path]: () => ({ account, schema: {} }) }).api,
      <Page session={session} />,
    );
    const user = userEvent.setup();
    await screen.findByText(behaviour);
    await user.click(screen.getByRole('button', { name: 'Delete the node' }));
    expect(screen.getByText(/To confirm/).textContent).toBe(`To confirm: ${nodeToConfirm}`);
    await user.click(screen.getByRole('button', { name: 'Delete the workflow' }));
    expect(screen.getByText(/To confirm/).textContent).toBe(`To confirm: ${ids.workflow}`);
  },
);

it('what belongs to a deletion is changed only once it is confirmed', async () => {
  const { session } = await aWorld().open('ada');
  const account = { tvAccountId: ids.account, values: { AskBeforeDeletingNodes: true } };
  let changes = 0;
  function Asking() {
    const { deletingIds, confirmDelete, onDelete, onCancelDelete } = useItemDeletion(session, () => undefined);
    return (
      <>
        <button onClick={() => confirmDelete([ids.greet], () => (changes += 1))}>Delete</button>
        <button onClick={onCancelDelete}>Cancel</button>
        <button onClick={onDelete}>Confirm</button>
        <p>To confirm: {deletingIds.length}</p>
      </>
    );
  }
  renderPage(fakeApi({ [profileCalls.getDetails.path]: () => ({ account, schema: {} }) }).api, <Asking />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Delete');
  await screen.findByText('To confirm: 1');
  await press('Cancel');
  expect(changes).toBe(0);
  await press('Delete');
  await press('Confirm');
  await waitFor(() => expect(changes).toBe(1));
});

it('changes that accompany a deletion are not made when the server does not delete the items', async () => {
  const { session } = await aWorld().open('ada');
  const account = { tvAccountId: ids.account, values: { AskBeforeDeletingNodes: false } };
  const calls: string[] = [];
  const failing: EditingSession = {
    ...session,
    async removeItems() {
      calls.push('removeItems');
      return { type: 'failed', message: { message: 'Error deleting node' } };
    },
  };
  function Deleting() {
    const { confirmDelete } = useItemDeletion(failing, () => calls.push('selected'));
    return <button onClick={() => confirmDelete([ids.greet], () => calls.push('alongside'))}>Delete</button>;
  }
  const { api } = fakeApi({ [profileCalls.getDetails.path]: () => ({ account, schema: {} }) });
  renderPage(
    api,
    <>
      <Deleting />
      <AsksBeforeDeleting />
    </>,
  );
  await screen.findByText('does not ask');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toEqual(['removeItems']));
});

describe('after a deletion is answered', () => {
  async function startDeletion(itemId: string) {
    const { session } = await aWorld().open('ada');
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow: EditingSession = {
      ...session,
      async removeItems(itemIds) {
        await answered;
        return session.removeItems(itemIds);
      },
    };
    const selected: string[] = [];
    function Editor() {
      const { confirmDelete } = useItemDeletion(slow, (id) => selected.push(id));
      return <button onClick={() => confirmDelete([itemId])}>Delete</button>;
    }
    history.replaceState(null, '', `/?workflow=${ids.workflow}&node=${ids.greet}`);
    const account = { tvAccountId: ids.account, values: { AskBeforeDeletingNodes: false } };
    const { api } = fakeApi({ [profileCalls.getDetails.path]: () => ({ account, schema: {} }) });
    renderPage(
      api,
      <>
        <Editor />
        <AsksBeforeDeleting />
      </>,
    );
    await screen.findByText('does not ask');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
    const finish = async () => {
      answer();
      await waitFor(() => expect(session.getItem(itemId)).toBeUndefined());
    };
    return { selected, finish };
  }
  const goTo = (search: string) => act(() => history.pushState(null, '', `/?${search}`));

  it('the parent of a node that is still open is selected', async () => {
    const { selected, finish } = await startDeletion(ids.greet);
    await finish();
    expect(selected).toEqual([ids.workflow]);
  });

  it.each([
    ['another node', `workflow=${ids.workflow}&node=${ids.ask}`],
    ['another tab', `tab=settings&workflow=${ids.workflow}&node=${ids.greet}`],
  ])('an author who has moved on to %s stays there', async (_place, search) => {
    const { selected, finish } = await startDeletion(ids.greet);
    goTo(search);
    await finish();
    expect(selected).toEqual([]);
  });

  it('the parent is selected when the author has moved on to the item that is being deleted', async () => {
    const { selected, finish } = await startDeletion(ids.ask);
    goTo(`workflow=${ids.workflow}&node=${ids.ask}`);
    await finish();
    expect(selected).toEqual([ids.workflow]);
  });
});
