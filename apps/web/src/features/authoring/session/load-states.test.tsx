import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { useModals } from '../../../modals/modal-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LoadFailure } from './load-states.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(closeModals);

describe('LoadFailure', () => {
  it('a load failure opens the window reloadModal when the server asks for a hard refresh, in any letter case (A2.32, A2.59, A8.87)', async () => {
    await renderFailure('Please do a Hard Refresh of this page');
    const modal = await screen.findByRole('dialog', { name: 'Please Refresh' });
    expect(modal.textContent).toContain('Please do a Hard Refresh of this page');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it('a load failure shows any other message of the server in the window message (A2.32, A2.61, A8.88)', async () => {
    const { user } = await renderFailure('The project is being moved');
    const modal = await screen.findByRole('dialog', { name: 'Loading Project Failed' });
    expect(modal.textContent).toContain('The project is being moved');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('a load failure names deletion and lost access as reasons, for a person who was removed from the team', async () => {
    await renderFailure('Error loading project');
    expect(await screen.findByText(/deleted or you no longer have access/)).toBeTruthy();
  });

  it('a load failure without a message asks for a refresh (A8.89, P8.64)', async () => {
    await renderFailure('');
    expect(await screen.findByRole('dialog', { name: 'Please Refresh' })).toBeTruthy();
  });

  it('the modal closes when the project loads after all', async () => {
    const { unmount } = await renderFailure('');
    await screen.findByRole('dialog', { name: 'Please Refresh' });
    unmount();
    expect(useModals.getState().opened).toEqual([]);
  });
});

async function renderFailure(message: string) {
  const { unmount } = renderPage(
    fakeApi({}).api,
    <>
      <LoadFailure message={{ message }} onRetry={() => undefined} />
      <ModalHost />
    </>,
  );
  return { unmount, user: userEvent.setup() };
}
