import { profileCalls } from '@confab/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EditingSession } from '../../../editing/index.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useAsksBeforeDeleting } from './use-asks-before-deleting.ts';
import { useItemDeletion } from './use-item-deletion.ts';

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
