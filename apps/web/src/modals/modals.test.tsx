import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ModalHost } from './modal-host.tsx';
import { openModal, useModals } from './modal-store.ts';
import { closeModals } from '../testing/modals-and-toasts.ts';

beforeEach(closeModals);
function show() {
  renderPage(fakeApi({}).api, <ModalHost />);
  return userEvent.setup();
}
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('ModalHost', () => {
  test('the confirmationModal runs its action after confirmation (P2.57)', async () => {
    const onConfirm = vi.fn();
    const user = show();
    act(() => openModal('confirmationModal', { message: 'Leave without saving?', confirmLabel: 'Leave', onConfirm }));
    await screen.findByRole('dialog', { name: 'Please Confirm' });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await gone('Please Confirm');
  });

  test('the safe answer of a confirmationModal has the focus when it opens', async () => {
    show();
    act(() =>
      openModal('confirmationModal', { message: 'Delete this team?', confirmLabel: 'Delete', onConfirm: vi.fn() }),
    );
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  test('the confirmationModal stays open and shows the error when its action fails', async () => {
    const user = show();
    act(() =>
      openModal('confirmationModal', {
        message: 'Leave?',
        onConfirm: () => Promise.reject(new Error('Error deleting project')),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error deleting project');
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toBeTruthy();
  });

  test('the message modal shows its message, titled Please Confirm by default (A2.60)', async () => {
    const user = show();
    act(() => openModal('message', { title: 'Loading Project Failed', message: { message: 'One line\nand another' } }));
    await screen.findByRole('dialog', { name: 'Loading Project Failed' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await gone('Loading Project Failed');
    act(() => openModal('message', { message: { message: 'Untitled' } }));
    await screen.findByRole('dialog', { name: 'Please Confirm' });
  });

  test('closing a modal returns the focus to the element that opened it', async () => {
    renderPage(
      fakeApi({}).api,
      <>
        <button onClick={() => openModal('message', { title: 'Read me', message: { message: 'one' } })}>Open</button>
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

  test('Escape closes only the topmost modal', async () => {
    const user = show();
    act(() => openModal('message', { title: 'Below', message: { message: 'one' } }));
    await screen.findByRole('dialog', { name: 'Below' });
    act(() => openModal('message', { title: 'Above', message: { message: 'two' } }));
    await screen.findByRole('dialog', { name: 'Above' });
    await user.keyboard('{Escape}');
    await gone('Above');
    expect(useModals.getState().opened).toHaveLength(1);
  });
});
