import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CommandPalette } from './command-palette.tsx';
import { setLanguage } from '../../words/language.ts';
import { usePageActions, usePageShortcuts } from './page-actions.ts';
import { closeCommandPalette, useCommandPalette } from './use-command-palette.ts';

const open = vi.fn();
const offered = [
  { id: 'cafe', label: 'Harbour Café', group: 'Projects', run: () => open('cafe') },
  { id: 'clinic', label: 'Riverside Clinic', group: 'Projects', run: () => open('clinic') },
  { id: 'save', label: 'Save everything', group: 'Actions', shortcut: 'Ctrl S', run: () => open('save') },
];

function Page() {
  usePageActions(offered);
  usePageShortcuts([
    { label: 'Duplicate', shortcut: 'Ctrl D' },
    { label: 'Remove', shortcut: 'Delete' },
    { label: 'Save everything', shortcut: 'Ctrl S' },
  ]);
  return (
    <>
      <input aria-label="A text" />
      <CommandPalette />
    </>
  );
}
function show() {
  renderPage(fakeApi({}).api, <Page />);
  return userEvent.setup();
}
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => {
  closeCommandPalette();
  open.mockClear();
});
afterEach(() => setLanguage('en'));

describe('the command palette', () => {
  test('keys of an input method neither run a command nor mark another one', async () => {
    const user = show();
    await user.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('combobox');
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(search, { key, isComposing: true });
    expect(chosen()).toContain('Harbour Café');
    expect(open).not.toHaveBeenCalled();
  });

  test('the command palette finds and runs an action by keyboard alone', async () => {
    const user = show();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    expect(chosen()).toContain('Harbour Café');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Riverside Clinic');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toContain('Save everything');
    await user.keyboard('clin{Enter}');
    expect(open).toHaveBeenCalledExactlyOnceWith('clinic');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  test('the page has the focus when a command has replaced what had it', async () => {
    function Replacing() {
      const [isText, setText] = useState(true);
      const [actions] = useState(() => [
        { id: 'intents', label: 'Go to Intents', group: 'Pages', run: () => setText(false) },
      ]);
      usePageActions(actions);
      return (
        <>
          <main tabIndex={-1}>{isText ? <input aria-label="A text" /> : 'Intents'}</main>
          <CommandPalette />
        </>
      );
    }
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    onTestFinished(() => hasFocus.mockRestore());
    renderPage(fakeApi({}).api, <Replacing />);
    const user = userEvent.setup();
    screen.getByRole('textbox', { name: 'A text' }).focus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('intents{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('the focus is back at the opener when a command runs, which can move it', async () => {
    const focused: unknown[] = [];
    function Moving() {
      const [pressed, setPressed] = useState(0);
      const [actions] = useState(() => [
        {
          id: 'move',
          label: 'Go to the text',
          group: 'Pages',
          run() {
            focused.push(document.activeElement);
            screen.getByRole('textbox', { name: 'A text' }).focus();
          },
        },
      ]);
      usePageActions(actions);
      return (
        <>
          <button type="button" onClick={() => setPressed(pressed + 1)}>{`Pressed ${pressed} times`}</button>
          <input aria-label="A text" />
          <CommandPalette />
        </>
      );
    }
    renderPage(fakeApi({}).api, <Moving />);
    const user = userEvent.setup();
    const opener = screen.getByRole('button');
    opener.focus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('go to{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(focused).toEqual([opener]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'A text' }));
    expect(opener.textContent).toBe('Pressed 0 times');
  });

  test('while the palette fades out, its text input cannot take the focus back from the element to which a command moved it', async () => {
    const { rerender } = renderPage(fakeApi({}).api, null);
    rerender(
      <MantineProvider env="default">
        <Page />
      </MantineProvider>,
    );
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog');
    useCommandPalette.setState({ isLoaded: true });
    onTestFinished(() => useCommandPalette.setState({ isLoaded: false }));
    expect(palette.closest('[inert]')).toBeNull();
    act(() => closeCommandPalette());
    expect(palette.isConnected).toBe(true);
    expect(palette.closest('[inert]')).not.toBeNull();
  });

  test('text that is typed before the text input has the focus is entered there, and does not reach the page', async () => {
    const user = show();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'A text' });
    await user.click(field);
    const heard = vi.fn();
    field.addEventListener('keydown', (event) => heard(event.key));
    // All keys in one tick: the palette cannot have been drawn.
    for (const init of [{ key: 'k', ctrlKey: true }, { key: 'c' }, { key: 'x' }, { key: 'Backspace' }, { key: 'l' }])
      fireEvent.keyDown(field, init);
    expect(heard.mock.calls).toEqual([['k']]);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('cl'));
    await user.keyboard('in{Enter}');
    expect(open).toHaveBeenCalledExactlyOnceWith('clinic');
  });

  test('the command palette closes on Esc without running an action', async () => {
    const user = show();
    await user.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(document.activeElement).toBe(document.body);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the list of shortcuts', () => {
  test('the list of shortcuts opens on a question mark and names the keys of the page', async () => {
    const user = show();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(list.textContent).toContain('Save everythingCtrl S');
    expect(list.textContent).toContain('DuplicateCtrl D');
  });

  test('the list of shortcuts names an action of the palette that is also a key of the page once', async () => {
    const user = show();
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(list.textContent?.split('Save everything')).toHaveLength(2);
  });

  test('the list of shortcuts in German names the keys of a German keyboard', async () => {
    const user = show();
    await user.keyboard('?');
    await screen.findByRole('dialog');
    await act(() => setLanguage('de'));
    const list = await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    expect(list.textContent).toContain('RemoveEntf');
    expect(list.textContent).toContain('Save everythingStrg S');
  });

  test('a question mark typed into a text input does not open the list of shortcuts', async () => {
    const user = show();
    await user.type(screen.getByLabelText('A text'), 'why?');
    expect(screen.getByLabelText('A text')).toHaveProperty('value', 'why?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
