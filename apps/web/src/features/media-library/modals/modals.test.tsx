import { deletedAssetsPageSize, mediaCalls } from '@confab/contracts';
import type { AssetId } from '@confab/model/media';
import { numberedId } from '@confab/test-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { Live } from '../../../live/live-context.tsx';
import type { ChosenAsset } from '../../../media/media-modals.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../../modals/confirm-modal.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { createFile, createFolder, FakeLibrary, teamId } from '../testing/fake-library.ts';
import { LibraryClient } from '../data/library-client.ts';
import { DeleteMediaModal } from './delete-media-modal.tsx';
import { DeletedMediaModal } from './deleted-media-modal.tsx';
import { MediaLibraryModal } from './media-library-modal.tsx';
import { TextFileEditorModal } from './text-file-editor-modal.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';
import { findRow } from '../testing/render-library.tsx';

beforeEach(() => {
  closeModals();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
});

describe('MediaLibraryModal', () => {
  function open() {
    const items = [createFolder(1, 'Voices'), createFile(2, 'a.txt'), createFile(3, 'b.txt')];
    const onSelect = vi.fn<(asset: ChosenAsset) => void>();
    const onClose = vi.fn<() => void>();
    const { api } = fakeApi(new FakeLibrary(items).answers);
    renderPage(
      api,
      <Live value={fakeLive().live}>
        <MediaLibraryModal {...{ teamId, onSelect, onClose }} fileTypes={['Text']} />
      </Live>,
    );
    return { onSelect, onClose, select: () => screen.findByRole('button', { name: 'Select' }) };
  }

  test('the picker takes the whole window, and Select is enabled for exactly one file, not for a folder or several files (A2.84, A2.92)', async () => {
    const { select, onSelect, onClose } = open();
    const isDisabled = async () => (await select()).hasAttribute('disabled');
    await findRow('a.txt');
    expect(screen.getByRole('dialog').closest('[data-full-screen]')).not.toBeNull();
    expect(await isDisabled()).toBe(true);
    fireEvent.click(await findRow('Voices'));
    expect(await isDisabled()).toBe(true);
    fireEvent.click(await findRow('a.txt'));
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    fireEvent.click(await findRow('b.txt'), { ctrlKey: true });
    await waitFor(async () => expect(await isDisabled()).toBe(true));
    fireEvent.click(await findRow('b.txt'));
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    fireEvent.click(await select());
    expect(onSelect.mock.calls).toEqual([[{ id: numberedId(3), name: 'b.txt', fileType: 'Text' }]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('neither a double click on a folder nor Enter with several files picks anything (A2.92)', async () => {
    const { onSelect, onClose } = open();
    fireEvent.click(await findRow('a.txt'));
    fireEvent.click(await findRow('b.txt'), { ctrlKey: true });
    await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2));
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter' });
    fireEvent.doubleClick(await findRow('Voices'));
    await screen.findByText('This folder is empty');
    expect([onSelect.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  });

  test('the search has the focus when the picker opens', async () => {
    open();
    await findRow('a.txt');
    const search = screen.getByRole('textbox', { name: 'Search all files' });
    await waitFor(() => expect(document.activeElement).toBe(search));
  });

  test('Escape leaves the field of a name, and clears the search, before it closes the picker', async () => {
    const { onClose } = open();
    const user = userEvent.setup();
    fireEvent.click(await findRow('a.txt'));
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'F2' });
    const nameField = await screen.findByRole('textbox', { name: 'New name' });
    nameField.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'New name' })).toBeNull());
    const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search all files' });
    await user.type(search, 'hours{Escape}');
    expect(search.value).toBe('');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Cancel closes the picker without a choice (A2.84)', async () => {
    const { onSelect, onClose } = open();
    fireEvent.click(await findRow('a.txt'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onSelect.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('TextFileEditorModal', () => {
  function open(assetId: string, answers: Readonly<Record<string, (input: never) => unknown>> = {}) {
    const onClose = vi.fn<() => void>();
    const onSaved = vi.fn<() => void>();
    const { api, made } = fakeApi({
      '/api/GetAssetMetadata': () => ({ version: { number: 3 } }),
      '/api/GetBrowseAssetContents': () => 'Open at nine.',
      '/api/UploadBrowseFile': () => ({ version: { number: 4 } }),
      ...answers,
    });
    const props = { teamId, assetId: assetId as AssetId, fileName: 'hours.txt', onClose, onSaved };
    renderPage(
      api,
      <>
        <TextFileEditorModal {...props} />
        <ModalHost />
      </>,
    );
    return { user: userEvent.setup(), made, onClose, onSaved };
  }

  test('Text Editor takes the whole window and loads the text on open; OK uploads it into the asset, whose name stays (A2.54, A2.55)', async () => {
    const { user, made, onClose, onSaved } = open(numberedId(2));
    const text = await screen.findByRole('textbox', { name: 'Text of hours.txt' });
    expect((text as HTMLTextAreaElement).value).toBe('Open at nine.');
    const editor = screen.getByRole('dialog', { name: /^Text Editor/ });
    expect(editor.closest('[data-full-screen]')).not.toBeNull();
    await user.clear(text);
    await user.type(text, 'Open at ten.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSaved).toHaveBeenCalledOnce();
    const query = {
      teamId,
      assetId: numberedId(2),
      filename: 'hours.txt',
      replaceExistingAsset: true,
      expectedVersion: 3,
      uploadId: expect.any(String),
    };
    expect(made.find(({ path }) => path === '/api/UploadBrowseFile')?.input).toEqual({
      query,
      content: expect.objectContaining({ size: 'Open at ten.'.length }),
    });
  });

  test('a text cannot be changed while it is being saved, so that nothing typed is lost (A2.55)', async () => {
    let finish = (_saved: object) => undefined as void;
    const saving = new Promise<object>((resolve) => (finish = resolve));
    const { user, onClose } = open(numberedId(2), { '/api/UploadBrowseFile': () => saving });
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of hours.txt' });
    await user.type(text, '!');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(text.readOnly).toBe(true));
    await user.type(text, ' And more.');
    expect(text.value).toBe('Open at nine.!');
    finish({ version: { number: 4 } });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('Cancel asks before changes are lost, and closes at once without changes (A2.56)', async () => {
    const { user, onClose, made } = open(numberedId(2));
    await user.type(await screen.findByRole('textbox', { name: 'Text of hours.txt' }), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(made.some(({ path }) => path === '/api/UploadBrowseFile')).toBe(false);
  });

  /** The editor shows the failure and has nothing to save. */
  async function expectNotLoaded() {
    expect(await screen.findByText("Sorry, I couldn't load the file to edit.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'OK' }).hasAttribute('disabled')).toBe(true);
  }

  test('an id that is not a GUID is not loaded: the editor shows the failure without asking the server (A5.31, A8.80)', async () => {
    const { made } = open('hours.txt');
    await expectNotLoaded();
    expect(made.some(({ path }) => path === mediaCalls.contents.path)).toBe(false);
  });

  test('a file whose contents cannot be read is reported by the editor, and nothing can be saved (A5.31, A8.80)', async () => {
    open(numberedId(2), {
      [mediaCalls.contents.path]: () => {
        throw new Error(mediaCalls.contents.fallbackMessage);
      },
    });
    await expectNotLoaded();
  });

  test('a text that cannot be saved stays in the editor with the reason (A8.10)', async () => {
    const fail = () => {
      throw new Error('The storage of this team is full.');
    };
    const { user, onClose } = open(numberedId(2), { '/api/UploadBrowseFile': fail });
    const text = await screen.findByRole('textbox', { name: 'Text of hours.txt' });
    await user.type(text, '!');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Error saving file')).toBeTruthy();
    expect(screen.getByText('The storage of this team is full.')).toBeTruthy();
    expect((text as HTMLTextAreaElement).value).toBe('Open at nine.!');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a text whose answer was lost is sent again under the same id, and a changed text under another', async () => {
    const ids: string[] = [];
    const { user, onClose } = open(numberedId(2), {
      '/api/UploadBrowseFile': ({ query }: { query: { uploadId: string } }) => {
        ids.push(query.uploadId);
        if (ids.length < 3) throw new ApiFailure('offline', mediaCalls.uploadFile.fallbackMessage, 0);
        return { version: { number: 4 } };
      },
    });
    const text = await screen.findByRole('textbox', { name: 'Text of hours.txt' });
    await user.type(text, '!');
    for (const count of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(ids).toHaveLength(count));
      await screen.findByText('Error saving file');
    }
    await user.type(text, '?');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([ids[0], ids[1] === ids[0], ids[2] === ids[0]]).toEqual([expect.any(String), true, false]);
  });

  describe('when another author has saved the file since it was opened', () => {
    const conflict = 'Somebody else has changed hours.txt since you opened it.';

    /** Changes the text and saves it; the server refuses the version that was opened. */
    async function saveOlder() {
      const opened = open(numberedId(2), {
        '/api/UploadBrowseFile': ({ query }: { query: { expectedVersion?: number } }) => {
          if (query.expectedVersion !== undefined) throw new ApiFailure('conflict', conflict, 409);
          return { version: { number: 4 } };
        },
      });
      await opened.user.type(await screen.findByRole('textbox', { name: 'Text of hours.txt' }), '!');
      await opened.user.click(screen.getByRole('button', { name: 'OK' }));
      const uploads = () => opened.made.filter(({ path }) => path === '/api/UploadBrowseFile').length;
      return {
        ...opened,
        uploads,
        press: async (name: string) => opened.user.click(await screen.findByRole('button', { name })),
      };
    }

    test('the editor asks before their version is replaced', async () => {
      const { press, uploads, onClose } = await saveOlder();
      await press('Replace their version');
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(uploads()).toBe(2);
    });

    test("their version stays when the answer is no, and the author's own text stays in the editor", async () => {
      const { user, uploads, onClose } = await saveOlder();
      const question = await screen.findByRole('dialog', { name: 'Replace the newer version?' });
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      expect(await screen.findByText(conflict)).toBeTruthy();
      expect([uploads(), onClose.mock.calls.length]).toEqual([1, 0]);
    });
  });
});

describe('DeleteMediaModal', () => {
  /** Opens the window for a folder with this many files, each of which is used in one place. */
  function open(fileCount: number) {
    const files = Array.from({ length: fileCount }, (_none, at) => createFile(at + 10, `${at}.txt`));
    const checked: string[][] = [];
    const { api } = fakeApi({
      '/api/AzureFileOperations': ({ body }: { body: { skip?: number; take?: number } }) => {
        const { skip = 0, take = 0 } = body;
        return { cwd: createFolder(1, 'Voices'), files: files.slice(skip, skip + take), total: fileCount };
      },
      '/api/GetAssetUses': ({ body }: { body: { assetIds: string[] } }) => {
        checked.push(body.assetIds);
        return { uses: [], count: body.assetIds.length };
      },
    });
    const client = new LibraryClient(api, teamId);
    const items = [createFolder(1, 'Voices')];
    renderPage(
      api,
      <DeleteMediaModal {...{ client, items }} onDelete={async () => undefined} onClose={() => undefined} />,
    );
    return checked;
  }

  test('the answer that deletes nothing has the focus when the window opens', async () => {
    open(1);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  test('all files of a large folder are checked before it is deleted', async () => {
    const checked = open(2_300);
    expect(await screen.findByText(/^Still used in 2,?300 places/)).toBeTruthy();
    expect(screen.getByText(/Drafts and tests lose the file .* published assistants keep it\.$/)).toBeTruthy();
    expect(checked.map(({ length }) => length)).toEqual([1_000, 1_000, 300]);
    expect(screen.queryByText(/could be checked/)).toBeNull();
  });

  test('the window says when a folder has more files than can be checked', async () => {
    open(5_000);
    expect(
      await screen.findByText('Only the first 5,000 files in a folder could be checked. Others may still be used.'),
    ).toBeTruthy();
  });
});

describe('DeletedMediaModal', () => {
  const item = {
    id: numberedId(4),
    isFile: true,
    name: 'cake.png',
    location: '/',
    fileCount: 1,
    bytes: 2_048,
    deletedUtc: '2026-03-01T12:00:00Z',
    expiresUtc: '2026-03-31T12:00:00Z',
    deletedBy: null,
    deletedByName: 'Ada',
  };

  test.each([true, false])('a deleted file can be restored by who may write: %s', async (canRestore) => {
    let listed = [item];
    const { api, made } = fakeApi({
      '/api/GetDeletedAssets': () => listed,
      '/api/RestoreAssets': () => {
        listed = [];
        return { restoredCount: 1 };
      },
    });
    renderPage(api, <DeletedMediaModal {...{ teamId, canRestore }} onClose={() => undefined} />);
    await screen.findByText('cake.png');
    const button = screen.queryByRole('button', { name: 'Restore cake.png' });
    expect(button !== null).toBe(canRestore);
    if (!button) return;
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText('cake.png has been restored.')).toBeTruthy();
    expect(await screen.findByText('Nothing deleted')).toBeTruthy();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(made.find(({ path }) => path === '/api/RestoreAssets')?.input).toEqual({
      body: { teamId, ids: [numberedId(4)] },
    });
  });

  test('a long list is shown page by page', async () => {
    const all = Array.from({ length: deletedAssetsPageSize + 1 }, (_none, at) => ({
      ...item,
      id: numberedId(at),
      name: `${at}.png`,
    }));
    const { api } = fakeApi({
      '/api/GetDeletedAssets': ({ query }: { query: { skip?: number } }) =>
        all.slice(query.skip ?? 0, (query.skip ?? 0) + deletedAssetsPageSize),
    });
    renderPage(api, <DeletedMediaModal {...{ teamId }} canRestore={false} onClose={() => undefined} />);
    await screen.findByText('0.png');
    expect(screen.queryByText(`${deletedAssetsPageSize}.png`)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(`${deletedAssetsPageSize}.png`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
