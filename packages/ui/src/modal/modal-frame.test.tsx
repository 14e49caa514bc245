import { renderUi } from '@confab/test-kit/web';
import { Menu } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx';

function show(props: Partial<ModalFrameProps>) {
  const onClose = vi.fn();
  renderUi(
    <ModalFrame title="Publish Project" onClose={onClose} {...props}>
      What is in it
    </ModalFrame>,
  );
  return { user: userEvent.setup(), onClose };
}

describe('ModalFrame', () => {
  test('a modal has a title, which alone is its name, a subtitle and an explanation (A2.34)', () => {
    show({ subtitle: 'Harbour Café', tooltip: { text: 'To beta or live' } });
    expect(screen.getByRole('dialog', { name: 'Publish Project' }).textContent).toContain('Harbour Café');
    expect(screen.getByRole('button', { name: 'About Publish Project' })).toBeTruthy();
  });

  test('a modal shows information, warnings and errors, and announces errors at once (A2.34, P3.27)', () => {
    show({
      messages: (['error', 'warning', 'info', 'success'] as const).map((level) => ({ level, text: `an ${level}` })),
    });
    expect(screen.getByRole('alert').textContent).toBe('an error');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'an warning',
      'an info',
      'an success',
    ]);
  });

  test('a message that appears in a long modal is scrolled into view', () => {
    const scrolled = vi.fn<() => void>();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled();
      expect(this.textContent).toBe('not saved');
    });
    show({ messages: [{ level: 'error', text: 'not saved' }] });
    expect(scrolled).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('a modal shows a spinner while its content loads (A2.34)', () => {
    show({ isLoading: true });
    expect(screen.queryByText('What is in it')).toBeNull();
  });

  test('the input that is marked for the focus gets it when it has loaded, unless a person is already at a button', async () => {
    const modal = (isLoading: boolean) => (
      <ModalFrame
        title="Change Active Team"
        isLoading={isLoading}
        buttons={[{ label: 'Cancel', kind: 'secondary', onPress: () => undefined }]}
        onClose={() => undefined}
      >
        <input aria-label="New team" data-autofocus />
      </ModalFrame>
    );
    const { rerender } = renderUi(modal(true));
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(modal(false));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New team' }));

    rerender(modal(true));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    rerender(modal(false));
    expect(document.activeElement).toBe(cancel);
  });

  test('the focus returns to the button of the menu from which a modal was opened', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Menu>
            <Menu.Target>
              <button type="button">Actions</button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setIsOpen(true)}>Compare</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          {isOpen && <ModalFrame title="Compare" onClose={() => setIsOpen(false)} />}
        </>
      );
    }
    const user = userEvent.setup();
    renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Compare' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }));
  });

  test('the focus returns to an element around the opener when that cannot take it', () => {
    const page = (isOpen: boolean) => (
      <>
        <main tabIndex={-1}>
          <button type="button" disabled={!isOpen}>
            Intents
          </button>
        </main>
        {isOpen && <ModalFrame title="Search" onClose={() => undefined} />}
      </>
    );
    const { rerender } = renderUi(page(false));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Intents' });
    button.disabled = false;
    button.focus();
    rerender(page(true));
    screen.getByRole('button', { name: 'Close' }).focus();
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test("a modal's buttons act when pressed, and disabled ones do nothing (A2.35)", async () => {
    const publish = vi.fn();
    const wait = vi.fn();
    const { user } = show({
      buttons: [
        { label: 'Wait', kind: 'disabled', onPress: wait },
        { label: 'Publish', kind: 'primary', onPress: publish },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(screen.getByRole('button', { name: 'Wait' }));
    expect(publish).toHaveBeenCalledOnce();
    expect(wait).not.toHaveBeenCalled();
  });

  test.each(['centred', 'fullScreen', 'rightPanel'] as const)(
    'a modal in mode %s closes on Esc (A2.36)',
    async (mode) => {
      const { user, onClose } = show({ mode });
      await user.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  test('an inline modal is part of the page (A2.36)', () => {
    show({ mode: 'inline' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'Publish Project' }).textContent).toContain('What is in it');
  });
});
