import { emptyId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { useToasts } from '../../../../toasts/toast-store.ts';
import { toastMessages } from '../../../../words/web-messages.ts';
import { getField, renderKind } from '../../testing/render-kind.tsx';
import { clearToasts, closeModals, getOpenModal, listToasts } from '../../../../testing/modals-and-toasts.ts';

const assetId = numberedId(10);

beforeEach(() => {
  closeModals();
  clearToasts();
});

describe('a picture is an asset id, and the all-zero id is none (A3.36, A3.37)', () => {
  test.each(['Image', 'ImageInput'] as const)(
    'a value of type %s is an asset id, and clearing stores the all-zero id (A3.36, A3.37)',
    async (type) => {
      const { user, read } = await renderKind({ type }, 'asset-1');
      expect(getField().value).toBe('asset-1');
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect([read(), getField().value]).toEqual([emptyId, '']);
      await user.type(getField(), 'x');
      expect(read()).toBe('x');
    },
  );
});

describe('audio', () => {
  const state = () => document.querySelector('[data-state]')?.getAttribute('data-state');

  test.each([
    ['an object', { Id: 'a1', Filename: 'hi.mp3' }],
    ['JSON text', '{"Id":"a1","Filename":"hi.mp3"}'],
  ])(
    'a media response is read from %s, and clearing returns to record and empty (A2.96, A3.59)',
    async (_form, value) => {
      const { user, read } = await renderKind({ type: 'MediaResponse' }, value);
      expect(screen.getByText('hi.mp3')).toBeTruthy();
      expect(state()).toBe('audioLoaded');
      await user.click(screen.getByRole('button', { name: 'Clear: Field' }));
      expect(read()).toEqual({ Id: emptyId, Filename: '', MediaStatus: 'None', Src: '' });
      expect(state()).toBe('empty');
      expect(screen.getByRole('button', { name: 'Record: Field' })).toBeTruthy();
    },
  );

  test('an audio that is chosen in the library becomes the value (A3.59, A5.28)', async () => {
    const { user, read, happens } = await renderKind({ type: 'MediaResponse' });
    await user.click(screen.getByRole('button', { name: 'Library: Field' }));
    const { fileTypes, onSelect } = getOpenModal('mediaLibrary');
    expect(fileTypes).toEqual(['Audio']);
    await happens(() => onSelect?.({ id: assetId, name: 'bell.mp3', fileType: 'Audio' }));
    expect(read()).toEqual({ Id: assetId, Filename: 'bell.mp3', MediaStatus: 'Uploaded', Src: `/media/${assetId}` });
  });

  test('a sound that arrives late does not replace a file that was chosen during its upload', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { user, read, happens } = await renderKind({ type: 'MediaResponse' }, { Id: 'a1', Filename: 'hi.mp3' }, [], {
      answers: { '/api/UploadBrowseFile': () => arrived.then(() => ({ assetId: 'a9', name: 'late.mp3' })) },
    });
    const file = new File(['x'], 'late.mp3', { type: 'audio/mpeg' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await user.click(screen.getByRole('button', { name: 'Clear: Field' }));
    await happens(arrive);
    await waitFor(() =>
      expect(useToasts.getState().toasts).toContainEqual(
        expect.objectContaining({ message: toastMessages.uploadNotUsed, parts: { file: 'late.mp3' } }),
      ),
    );
    expect(read()).toMatchObject({ Id: emptyId });
  });

  test('the picker of files accepts mp3 files only (A5.27)', async () => {
    await renderKind({ type: 'MediaResponse' });
    expect(document.querySelector<HTMLInputElement>('input[type=file]')?.accept).toBe('audio/mpeg');
  });
});

describe('HTML', () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  test('the HTML editors and preview are disabled while the value is blank (A5.23)', async () => {
    const { user } = await renderKind({ displayAs: 'html' }, ' ');
    const names = ['Visual edit', 'Raw edit', 'Preview'];
    expect(names.map((name) => button(name).disabled)).toEqual([true, true, true]);
    await user.type(getField(), '<b>');
    expect(names.map((name) => button(name).disabled)).toEqual([false, false, false]);
  });

  test('the HTML editors open and store the applied HTML', async () => {
    const { user, session, read, happens } = await renderKind({ displayAs: 'html' }, '<b>');
    for (const [name, type] of [
      ['Visual edit', 'wysiwyg'],
      ['Raw edit', 'html'],
    ] as const) {
      await user.click(button(name));
      const opened = getOpenModal(type);
      expect(opened).toMatchObject({ tokens: [{ name: 'ALK_Platform' }] });
      await happens(() => opened.onApply?.(`<i>${type}`));
      expect(read()).toBe(`<i>${type}`);
    }
    await user.click(button('Preview'));
    expect(getOpenModal('html')).toEqual({ html: '<i>html', place: { session, itemId: ids.greet, path: 'P' } });
  });
});

describe('a label to copy', () => {
  test('copying a label shows a toast (A8.102)', async () => {
    const { user } = await renderKind({ displayAs: 'CopyToClipboardLabel' }, 'an id');
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy Field' }));
    expect(written).toHaveBeenCalledWith('an id');
    expect(listToasts()).toEqual(['Copied to clipboard']);
  });
});

describe('a message of a form', () => {
  test.each([
    ['error', 'alert'],
    ['warning', 'status'],
    ['info', 'status'],
  ])('a message of a form has the level %s (A2.39)', async (displayAs, role) => {
    await renderKind({ type: 'Message', displayAs }, 'Mind the step');
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContain('Mind the step');
  });

  test('a message of a form can end with a link, a button or a label (A2.39)', async () => {
    const at = (DisplayType: string) => ({
      Level: 'info',
      Text: 'Read on',
      DisplayType,
      Link: 'https://help.example.test',
      LinkText: 'Guide',
    });
    const { session, happens } = await renderKind({ type: 'Message' }, at('link'));
    expect(screen.getByRole('link', { name: 'Guide' })).toHaveProperty('href', 'https://help.example.test/');
    const set = (updatedValue: object) =>
      // The object is JSON, like those above.
      happens(() =>
        session.edit(ids.greet, {
          path: 'P',
          action: 'ValueChanged',
          updatedValue: updatedValue as never,
        }),
      );
    await set(at('label'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Guide')).toBeTruthy();
    await set({ ...at('link'), Link: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a button of a form', () => {
  test('a button of a form opens its web address, or calls the handler of the page', async () => {
    const onPress = vi.fn();
    const { user } = await renderKind(
      { type: 'Button', label: 'Open' },
      'https://help.example.test',
      [{ name: 'Try', type: 'Button' }],
      { inputsContext: { onPress } },
    );
    expect(screen.getByRole('link', { name: 'Open' })).toHaveProperty('href', 'https://help.example.test/');
    await user.click(screen.getByRole('button', { name: 'Try' }));
    expect(onPress).toHaveBeenCalledWith('Try');
  });
});
