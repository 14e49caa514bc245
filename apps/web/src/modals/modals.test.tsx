import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api.ts';
import { renderPage } from '../shell/testing/render-page.tsx';
import { ModalHost } from './modal-host.tsx';
import { openModal, useModals } from './modal-store.ts';

beforeEach(() => useModals.setState({ opened: [] }));
function show() {
  renderPage(fakeApi({}).api, <ModalHost />);
  return userEvent.setup();
}
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('modals', () => {
  test('confirm what is about to be done (P2.57)', async () => {
    const onConfirm = vi.fn();
    const user = show();
    act(() => openModal('confirm', { message: 'Leave without saving?', confirmLabel: 'Leave', onConfirm }));
    await screen.findByRole('dialog', { name: 'Please Confirm' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await gone('Please Confirm');
  });

  test('stay open and say so when it could not be done', async () => {
    const user = show();
    act(() =>
      openModal('confirm', { message: 'Leave?', onConfirm: () => Promise.reject(new Error('Error deleting project')) }),
    );
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error deleting project');
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toBeTruthy();
  });

  test('say something that has to be read, titled as it wants or else Please Confirm (A2.60)', async () => {
    const user = show();
    act(() => openModal('closeMessage', { title: 'Loading Project Failed', message: 'One line\nand another' }));
    await screen.findByRole('dialog', { name: 'Loading Project Failed' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await gone('Loading Project Failed');
    act(() => openModal('closeMessage', { message: 'Untitled' }));
    await screen.findByRole('dialog', { name: 'Please Confirm' });
  });

  test('give the focus back to what opened them', async () => {
    renderPage(
      fakeApi({}).api,
      <>
        <button onClick={() => openModal('closeMessage', { title: 'Read me', message: 'one' })}>Open</button>
        <ModalHost />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Read me' });
    await user.keyboard('{Escape}');
    await gone('Read me');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  test('close one at a time, the one on top first', async () => {
    const user = show();
    act(() => openModal('closeMessage', { title: 'Below', message: 'one' }));
    await screen.findByRole('dialog', { name: 'Below' });
    act(() => openModal('closeMessage', { title: 'Above', message: 'two' }));
    await screen.findByRole('dialog', { name: 'Above' });
    await user.keyboard('{Escape}');
    await gone('Above');
    expect(useModals.getState().opened).toHaveLength(1);
  });
});
