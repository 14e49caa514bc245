import { renderUi } from '@confab/test-kit/web';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalHost } from './modal-host.tsx';
import { openModal } from './modal-store.ts';
import { closeModals } from '../testing/modals-and-toasts.ts';

afterEach(closeModals);

describe('the named warnings with their own dialog (A2.45)', () => {
  it.each([
    ['unsavedData', 'Unsaved data', /are not saved/],
    ['addingToNewPage', 'Add to a new page', /is new and not saved yet/],
    ['deletingPageWithChild', 'Delete a page with subpages', /subpages of this page are deleted too/],
  ] as const)('the warning %s is shown and runs its action only after confirmation', async (name, title, text) => {
    const user = userEvent.setup();
    const onConfirm = vi.fn<() => void>();
    renderUi(<ModalHost />);
    act(() => openModal('warning', { name, onConfirm }));
    expect((await screen.findByRole('dialog', { name: title })).textContent).toMatch(text);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    act(() => openModal('warning', { name, onConfirm }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
