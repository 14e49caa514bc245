import { UiProvider } from '@confab/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalHost } from './modal-host.tsx';
import { openModal, useModals } from './modal-store.ts';

afterEach(() => act(() => useModals.setState({ opened: [] })));

describe('the named warnings (A2.45)', () => {
  it.each([
    ['unsavedData', 'Unsaved data'],
    ['addingToNewPage', 'Adding to a new page'],
    ['deletingPageWithChild', 'Deleting a page with others below it'],
    ['deletingLeftPanelNode', 'Deleting from the tree'],
  ] as const)('the warning %s is shown and runs its action only after confirmation', async (name, title) => {
    const user = userEvent.setup();
    const goOn = vi.fn<() => void>();
    render(
      <UiProvider palette="light" styleNonce="">
        <ModalHost />
      </UiProvider>,
    );
    act(() => openModal('warning', { name, onConfirm: goOn }));
    await screen.findByRole('dialog', { name: title });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(goOn).not.toHaveBeenCalled();
    act(() => openModal('warning', { name, onConfirm: goOn }));
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(goOn).toHaveBeenCalledOnce();
  });
});
