import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { setLanguage, useLanguage } from '../words/language.ts';
import { toastMessages } from '../words/web-messages.ts';
import { renderPage } from '../testing/render-page.tsx';
import { copyWithToast } from './copy-with-toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { addToast, dismissToast, showToast, updateToast, useToasts } from './toast-store.ts';
import { clearToasts } from '../testing/modals-and-toasts.ts';

beforeEach(() => {
  clearToasts();
  useLanguage.setState({ language: 'en' });
});
const region = () => screen.getByRole('region', { name: 'Messages' });
const show = () => renderPage(fakeApi({}).api, <ToastRegion />);

describe('ToastRegion', () => {
  test('screen readers announce toasts politely and failures at once', () => {
    show();
    expect(region().getAttribute('aria-live')).toBe('polite');
    act(() => void showToast({ text: { message: 'Copied to clipboard' } }));
    act(() => void showToast({ kind: 'error', text: { message: 'Error getting projects' } }));
    expect(within(region()).getByRole('status').textContent).toBe('Copied to clipboard');
    expect(within(region()).getByRole('alert').textContent).toBe('Error getting projects');
  });

  test('each kind of toast has its look: message, upload with progress, success, work in progress (P2.59)', () => {
    show();
    act(() => {
      addToast({ type: 'Message', message: { message: 'A message' } });
      addToast({
        type: 'UploadProgress',
        message: toastMessages.uploading,
        parts: { file: 'a.png' },
        progress: 3,
        total: 4,
      });
      addToast({ type: 'Success', message: { message: 'A success' }, checked: true });
      addToast({ type: 'LoadCrossTick', message: { message: 'Saving' } });
    });
    expect(within(region()).getAllByRole('status')).toHaveLength(4);
    const bar = screen.getByRole('progressbar', { name: 'Uploading a.png' });
    expect(bar.getAttribute('aria-valuenow')).toBe('75');
    expect(screen.getByLabelText('Working')).toBeTruthy();
  });

  test.each<Parameters<typeof updateToast>[1]>([
    { message: { message: 'A text of several lines' } },
    { name: { message: 'A heading' } },
    { parts: { file: 'a file with a long name.png' } },
  ])('a toast whose text grows is moved to where it covers no control (P2.58): %o', (change) => {
    renderPage(
      fakeApi({}).api,
      <>
        <button type="button">Zoom</button>
        <ToastRegion />
      </>,
    );
    let height = 40;
    const { innerHeight } = window;
    screen.getByRole('button').getBoundingClientRect = () => new DOMRect(0, innerHeight - 120, 300, 40);
    region().getBoundingClientRect = () => new DOMRect(0, 0, 300, height);
    let id = 0;
    act(() => void (id = addToast({ message: toastMessages.uploading, parts: { file: 'a.png' }, autocloseMs: null })));
    expect(region().style).toMatchObject({ left: '16px', bottom: '16px' });
    height = 80;
    act(() => updateToast(id, change));
    expect(region().style).toMatchObject({ left: '304px', bottom: '16px' });
  });

  test('dismissing a toast calls its onDismiss', async () => {
    show();
    const onDismiss = vi.fn();
    act(() => void showToast({ text: { message: 'away' }, autocloseMs: null, onDismiss }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(region().textContent).toBe('');
    expect(useToasts.getState().isHeld).toBe(false);
  });

  test('a toast that the product removes under the pointer does not keep later toasts open (P4.47, P4.51)', async () => {
    show();
    let id = 0;
    act(() => void (id = showToast({ text: { message: 'Uploading' }, autocloseMs: null })));
    await userEvent.hover(screen.getByRole('status'));
    expect(useToasts.getState().isHeld).toBe(true);
    act(() => dismissToast(id));
    expect(useToasts.getState().isHeld).toBe(false);
  });

  test('toasts stay while the pointer is in one of them when another is removed', async () => {
    show();
    let id = 0;
    act(() => void (id = showToast({ text: { message: 'Uploading' }, autocloseMs: null })));
    act(() => void showToast({ text: { message: 'Saved' }, autocloseMs: null }));
    await userEvent.hover(screen.getByText('Saved'));
    act(() => dismissToast(id));
    expect(useToasts.getState().isHeld).toBe(true);
  });

  test('toasts stay while one has the focus when another is removed under the pointer, or the pointer leaves', async () => {
    show();
    let id = 0;
    act(() => void (id = showToast({ text: { message: 'Uploading' }, autocloseMs: null })));
    act(() => void showToast({ text: { message: 'Saved' }, autocloseMs: null }));
    act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]!.focus());
    await userEvent.hover(screen.getByText('Uploading'));
    act(() => dismissToast(id));
    expect(useToasts.getState().isHeld).toBe(true);
    await userEvent.hover(screen.getByText('Saved'));
    await userEvent.unhover(screen.getByText('Saved'));
    expect(useToasts.getState().isHeld).toBe(true);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    expect(useToasts.getState().isHeld).toBe(false);
  });

  test.each(['Restore', 'Dismiss'])(
    'the focus returns to where it came from when a toast disappears: %s',
    async (button) => {
      const user = userEvent.setup();
      renderPage(
        fakeApi({}).api,
        <>
          <input aria-label="Name" />
          <ToastRegion />
        </>,
      );
      const field = screen.getByRole('textbox', { name: 'Name' });
      field.focus();
      act(
        () =>
          void showToast({
            text: { message: 'Deleted' },
            autocloseMs: null,
            action: { label: { message: 'Restore' }, run: () => undefined },
          }),
      );
      await user.click(screen.getByRole('button', { name: button }));
      expect(region().textContent).toBe('');
      expect(document.activeElement).toBe(field);
    },
  );

  test('copying shows a toast with success, or with the refusal of the browser (P8.54)', async () => {
    const user = userEvent.setup();
    show();
    await act(() => copyWithToast('https://chat.example'));
    expect(await navigator.clipboard.readText()).toBe('https://chat.example');
    expect(region().textContent).toBe('Copied to clipboard');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await act(() => copyWithToast('again'));
    expect(within(region()).getByRole('alert').textContent).toBe('The browser did not allow copying.');
    await user.tab();
  });

  test('toasts are in the language of the interface', async () => {
    show();
    act(
      () =>
        void showToast({
          text: toastMessages.resentTo,
          parts: { email: 'ada@example.test' },
          autocloseMs: null,
        }),
    );
    expect(region().textContent).toBe('Resent to ada@example.test');
    await act(() => setLanguage('de'));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).toBe(
        'Noch einmal gesendet an ada@example.test',
      ),
    );
  });
});
