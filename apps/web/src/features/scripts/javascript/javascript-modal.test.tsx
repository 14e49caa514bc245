import { diagnosticCount, forceLinting } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import type { ResultOf, scriptCalls } from '@confab/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { openModal, useModals } from '../../../modals/modal-store.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { clearToasts, closeModals, listToasts } from '../../../testing/modals-and-toasts.ts';
// Loads the lazy modal up front.
import './javascript-modal.tsx';

type Result = ResultOf<typeof scriptCalls.test>;
const done: Result = { success: true, result: { sum: 3 }, logs: ['adding', 'done'], errorMessage: '', errorLine: null };
const add = 'function add(a, b) {\n  return { sum: a + b };\n}\n';

async function renderEditor(answer: Result | Error = done, { isReadOnly = false } = {}) {
  clearToasts();
  const { api, made } = fakeApi({
    '/api/TestJavascript': () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const onApply = vi.fn<(code: string) => void>();
  closeModals();
  renderPage(api, <ModalHost />);
  openModal('javascript', isReadOnly ? { code: add } : { code: add, onApply });
  const code = await screen.findByRole('textbox', { name: 'Code' });
  const view = EditorView.findFromDOM(code);
  if (!view) throw new Error('There is no editor.');
  const write = (text: string) =>
    act(() => view.dispatch({ changes: { from: view.state.doc.length, insert: text }, userEvent: 'input.type' }));
  const user = userEvent.setup();
  const sent = () => made.map(({ input }) => (input as { body: unknown }).body);
  return { user, code, view, write, onApply, sent, isOpen: () => useModals.getState().opened.length };
}
const pane = (name: string) => within(screen.getAllByRole('region', { name }).at(-1) as HTMLElement);
const press = (user: { click: (one: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the JavaScript code editor (A2.49)', () => {
  it('the JavaScript editor runs the function with the arguments and shows result and console', async () => {
    const { user, sent } = await renderEditor();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Function to run' }).value).toBe('add');
    await user.type(screen.getByRole('textbox', { name: 'Arguments' }), '1, 2');
    await press(user, 'Test');
    expect(await pane('Result').findByText(/"sum": 3/)).toBeTruthy();
    expect(pane('Console Log').getByText(/adding\s+done/)).toBeTruthy();
    expect(sent()).toEqual([{ code: add, function: 'add(1, 2)' }]);
  });

  it('the JavaScript editor runs the current code on Ctrl+Enter and accepts a complete function call', async () => {
    const { user, code, write, sent } = await renderEditor();
    const box = screen.getByRole('textbox', { name: 'Function to run' });
    await user.clear(box);
    await user.type(box, 'add(4, 5)');
    write('// more');
    code.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toEqual([{ code: `${add}// more`, function: 'add(4, 5)' }]));
  });

  it('the JavaScript editor shows the error of a run and goes to its line', async () => {
    const wrong = { success: false, result: null, logs: ['so far'], errorMessage: 'Error: no', errorLine: 2 };
    const { user, view } = await renderEditor(wrong);
    await press(user, 'Test');
    expect((await screen.findByRole('alert')).textContent).toContain('Error: no');
    expect(pane('Console Log').getByText('so far')).toBeTruthy();
    await press(user, 'Go to line 2');
    expect(view.hasFocus).toBe(true);
    const { from, to } = view.state.selection.main;
    expect(view.state.sliceDoc(from, to)).toBe('  return { sum: a + b };');
  });

  it('the JavaScript editor shows the error message when the call fails', async () => {
    const { user } = await renderEditor(new Error('Failure running JavaScript code'));
    await press(user, 'Test');
    expect((await screen.findByRole('alert')).textContent).toBe('Failure running JavaScript code');
  });

  it('the JavaScript editor copies the result and the console output, with a toast (A8.102)', async () => {
    const { user } = await renderEditor();
    await press(user, 'Test');
    await pane('Result').findByText(/"sum": 3/);
    await press(user, 'Copy result');
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ sum: 3 });
    await press(user, 'Copy console log');
    expect(await navigator.clipboard.readText()).toBe('adding\ndone');
    expect(listToasts()).toEqual(['Copied to clipboard', 'Copied to clipboard']);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await press(user, 'Copy result');
    await waitFor(() => expect(listToasts()[0]).toBe('The browser did not allow copying.'));
  });

  it('Tab indents code by two spaces, and Esc then Tab leaves the editor without closing it (A2.51, A9.30)', async () => {
    const { user, code, view, isOpen } = await renderEditor();
    expect(view.state.tabSize).toBe(2);
    view.focus();
    view.dispatch({ selection: { anchor: 0 } });
    await user.keyboard('{Tab}');
    expect(view.state.doc.toString()).toBe(`  ${add}`);
    const escape = { key: 'Escape', keyCode: 27 };
    fireEvent.keyDown(code, escape);
    fireEvent.keyUp(code, escape);
    // The editor ignores this Tab; the modal keeps the focus inside.
    fireEvent.keyDown(code, { key: 'Tab', keyCode: 9 });
    expect(view.state.doc.toString()).toBe(`  ${add}`);
    expect(isOpen()).toBe(1);
  });

  it('the side pane takes 30 % of the width, at least 300 pixels, and keeps its resized width (A2.50, A9.32)', async () => {
    localStorage.clear();
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(2_000);
    const { user } = await renderEditor();
    const pane = screen.getByRole('separator', { name: 'Width of the side pane' });
    expect([pane.getAttribute('aria-valuenow'), pane.getAttribute('aria-valuemin')]).toEqual(['600', '300']);
    pane.focus();
    await user.keyboard('{ArrowLeft}');
    cleanup();
    await renderEditor();
    expect(screen.getByRole('separator').getAttribute('aria-valuenow')).toBe('616');
    cleanup();
    localStorage.clear();
    width.mockReturnValue(900);
    await renderEditor();
    expect(screen.getByRole('separator').getAttribute('aria-valuenow')).toBe('300');
    width.mockRestore();
  });

  it('the JavaScript editor marks syntax errors', async () => {
    const { view, write } = await renderEditor();
    write('function (');
    forceLinting(view);
    await waitFor(() => expect(diagnosticCount(view.state)).toBeGreaterThan(0));
  });

  it('the JavaScript editor applies the edited code', async () => {
    const { user, write, onApply, isOpen } = await renderEditor();
    write('//');
    await press(user, 'Apply');
    expect([onApply.mock.calls, isOpen()]).toEqual([[[`${add}//`]], 0]);
  });

  it('the JavaScript editor asks before it discards changes', async () => {
    const { user, write, onApply, isOpen } = await renderEditor();
    write('//');
    await press(user, 'Cancel');
    expect(await screen.findByText(/changes that are not applied/)).toBeTruthy();
    expect(isOpen()).toBe(2);
    await press(user, 'Discard changes');
    await waitFor(() => expect(isOpen()).toBe(0));
    expect(onApply).not.toHaveBeenCalled();
  });

  it('the JavaScript editor can run read-only code but not apply it', async () => {
    const { user, code, isOpen } = await renderEditor(done, { isReadOnly: true });
    expect(code.getAttribute('aria-readonly')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await press(user, 'Test');
    expect(await pane('Result').findByText(/"sum": 3/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(isOpen()).toBe(0);
  });
});
