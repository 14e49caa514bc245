import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import '../modals.ts';
import { openModal, useModals } from '../../modals/modal-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { closeModals } from '../../testing/modals-and-toasts.ts';
// Loads the lazy modals up front.
import './html/html-modal.tsx';
import './html/html-visual-modal.tsx';
import './json-modal.tsx';
import './text-modal.tsx';

const mail = '<p style="color:red">Hi {tv.Name}</p>';

function open(answer: string | Error = '<p>Hi Ada</p>') {
  const { api, made } = fakeApi({
    '/api/PreviewEmailWithTokens': () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  closeModals();
  renderPage(api, <ModalHost />);
  const bodies = () => made.map(({ input }) => (input as { body: unknown }).body);
  return { user: userEvent.setup(), bodies, isOpen: () => useModals.getState().opened.length };
}
async function findCodeEditor(name: string) {
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name }));
  if (!view) throw new Error('There is no editor.');
  const put = (text: string) =>
    act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
  return { view, put };
}
const frame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title);

describe('the HTML code editor', () => {
  it('the HTML editor previews the HTML in a frame that runs no scripts and loads nothing (A2.48, PRE-2)', async () => {
    open();
    act(() => openModal('html', { html: mail, onApply: vi.fn() }));
    expect(await screen.findByText('HTML Code Editor')).toBeTruthy();
    const preview = await frame('Preview of the HTML');
    expect(preview.getAttribute('sandbox')).toBe('');
    expect(preview.srcdoc).toContain(mail);
    expect(preview.srcdoc).toMatch(/^<meta [^>]*default-src 'none'; img-src data:/);
  });

  it('the HTML editor previews the email with values for its tokens (A2.48)', async () => {
    const { user, bodies } = open();
    act(() => openModal('html', { html: mail, onApply: vi.fn() }));
    await user.click(await screen.findByRole('button', { name: 'Preview Email' }));
    const table = screen.getByRole('table', { name: 'Values of the tokens' });
    await user.type(within(table).getByRole('textbox', { name: 'Value of Name' }), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Show the email' }));
    expect((await frame('The email with these values')).srcdoc).toContain('<p>Hi Ada</p>');
    expect(bodies()).toEqual([{ html: mail, tokens: { Name: 'Ada' } }]);
  });

  it('the HTML editor shows an error when the email preview fails (A8.81)', async () => {
    const { user } = open(new Error('Error getting previewing email'));
    act(() => openModal('html', { html: mail }));
    await user.click(await screen.findByRole('button', { name: 'Preview Email' }));
    await user.click(screen.getByRole('button', { name: 'Show the email' }));
    expect((await screen.findByRole('alert')).textContent).toContain("Sorry, I couldn't load the html preview");
  });

  it('the HTML editor disables the email preview and the visual editor while the HTML is empty', async () => {
    open();
    act(() => openModal('html', { html: ' ', onApply: vi.fn() }));
    const buttons = await Promise.all(
      ['Preview Email', 'Edit visually'].map((name) => screen.findByRole('button', { name })),
    );
    expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  });

  it('the HTML editor applies the edited HTML', async () => {
    const onApply = vi.fn<(html: string) => void>();
    const { user, isOpen } = open();
    act(() => openModal('html', { html: mail, onApply }));
    const { put } = await findCodeEditor('HTML');
    put('<b>new</b>');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect([onApply.mock.calls, isOpen()]).toEqual([[['<b>new</b>']], 0]);
  });
});

describe('the visual HTML editor', () => {
  it('the visual HTML editor runs no scripts, and OK requires the checkbox (A2.52, A2.53)', async () => {
    const onApply = vi.fn<(html: string) => void>();
    const { user } = open();
    act(() => openModal('wysiwyg', { html: mail, onApply, tokens: [{ name: 'Name' }] }));
    const page = await frame('Editable page');
    expect(page.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeTruthy();
    const ok = screen.getByRole('button', { name: 'OK' });
    await user.click(ok);
    expect(useModals.getState().opened).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /may override changes that were made in the code/ }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(useModals.getState().opened).toHaveLength(0);
    // Nothing was changed, so the original HTML stays.
    expect(onApply).not.toHaveBeenCalled();
  });
});

describe('the text and JSON editors', () => {
  it('the multi-line text editor shows three rows initially and applies the edited text (A2.57, A9.31)', async () => {
    const onApply = vi.fn<(text: string) => void>();
    const { user } = open();
    act(() => openModal('textbox', { text: 'one', onApply }));
    expect(await screen.findByText('Multi-line text editor')).toBeTruthy();
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect(area.rows).toBe(3);
    await user.type(area, '\ntwo');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply.mock.calls).toEqual([['one\ntwo']]);
  });

  it('the JSON editor applies only valid JSON', async () => {
    const onApply = vi.fn<(json: string) => void>();
    const { user } = open();
    act(() => openModal('json', { json: '{"a": 1}', onApply }));
    const { put } = await findCodeEditor('JSON');
    put('{"a": ');
    expect(await screen.findByText('This is not valid JSON')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply).not.toHaveBeenCalled();
    put('{"a": 2}');
    await waitFor(() => expect(screen.queryByText('This is not valid JSON')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply.mock.calls).toEqual([['{"a": 2}']]);
  });
});
