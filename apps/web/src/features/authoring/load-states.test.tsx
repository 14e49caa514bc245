import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { ModalHost } from '../../shell/modals/modal-host.tsx';
import { useModals } from '../../shell/modals/modal-store.ts';
import { renderPage } from '../../shell/testing/render-page.tsx';
import { LoadFailure } from './load-states.tsx';

afterEach(() => act(() => useModals.setState({ opened: [] })));

describe('a project that could not be loaded', () => {
  it('asks for a refresh when the server does, however it writes that (A2.59, A8.87)', async () => {
    await failed('Please do a Hard Refresh of this page');
    const modal = await screen.findByRole('dialog', { name: 'Please Refresh' });
    expect(modal.textContent).toContain('Please do a Hard Refresh of this page');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it('says what else the server says in a message of its own (A2.61, A8.88)', async () => {
    const { user } = await failed('The project is being moved');
    const modal = await screen.findByRole('dialog', { name: 'Loading Project Failed' });
    expect(modal.textContent).toContain('The project is being moved');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('asks for a refresh when nothing came and nothing was said (A8.89, P8.64)', async () => {
    await failed('');
    expect(await screen.findByRole('dialog', { name: 'Please Refresh' })).toBeTruthy();
  });

  it('takes its modal away when it has loaded after all', async () => {
    const { unmount } = await failed('');
    await screen.findByRole('dialog', { name: 'Please Refresh' });
    unmount();
    expect(useModals.getState().opened).toEqual([]);
  });
});

async function failed(message: string) {
  const { unmount } = renderPage(
    fakeApi({}).api,
    <>
      <LoadFailure message={message} onRetry={() => undefined} />
      <ModalHost />
    </>,
  );
  return { unmount, user: userEvent.setup() };
}
