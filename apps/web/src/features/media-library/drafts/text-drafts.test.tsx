import { EditorView } from '@codemirror/view';
import type { AssetId } from '@confab/model/media';
import { numberedId } from '@confab/test-kit';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../../modals/confirm-modal.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TextPreview } from '../details/previews/text-preview.tsx';
import { TextFileEditorModal } from '../modals/text-file-editor-modal.tsx';
import { createFile, teamId } from '../testing/fake-library.ts';
import { readKeptDraft, setDraft, useTextDrafts } from './text-drafts.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';
import '../../modals.ts';

const assetId = numberedId(2) as AssetId;
const page = '<p>Hello</p>';

type Answers = Readonly<Record<string, (input: never) => unknown>>;

/** Opens a new page in this browser, which has only the browser's stored data. */
function openPage(part: React.ReactNode, answers: Answers = {}) {
  cleanup();
  closeModals();
  useTextDrafts.setState({ drafts: new Map() });
  const { api, made } = fakeApi({
    '/api/GetAssetMetadata': () => ({ version: { number: 3 } }),
    '/api/GetBrowseAssetContents': () => page,
    '/api/UploadBrowseFile': () => ({ version: { number: 4 } }),
    ...answers,
  });
  renderPage(
    api,
    <>
      {part}
      <ModalHost />
    </>,
  );
  return { user: userEvent.setup(), made };
}

function openEditor(answers?: Answers) {
  const onClose = vi.fn<() => void>();
  const props = { teamId, assetId, fileName: 'hours.txt', onClose };
  return { ...openPage(<TextFileEditorModal {...props} />, answers), onClose };
}
const findText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of hours.txt' });
const offer = () => screen.queryByText(/^Unsaved changes of /);

afterEach(() => localStorage.clear());

test('changes of a closed tab are offered with their time, and Restore brings them back into the editor', async () => {
  const first = openEditor();
  await first.user.type(await findText(), '!');
  const second = openEditor({ '/api/GetAssetMetadata': () => ({ version: { number: 4 } }) });
  expect((await findText()).value).toBe(page);
  expect(offer()?.textContent).toMatch(/\d:\d\d/);
  await second.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect((await findText()).value).toBe(`${page}!`);
  await second.user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(second.onClose).toHaveBeenCalledOnce());
  // The version that was changed, so that a newer one of another person is not replaced without a question.
  expect(second.made.find(({ path }) => path === '/api/UploadBrowseFile')?.input).toMatchObject({
    query: { expectedVersion: 3 },
  });
  openEditor();
  await findText();
  expect(offer()).toBeNull();
});

test('Discard deletes the kept changes', async () => {
  await openEditor().user.type(await findText(), '!');
  const { user } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(offer()).toBeNull();
  openEditor();
  expect((await findText()).value).toBe(page);
  expect(offer()).toBeNull();
});

test('changes that were given up in the editor are not offered again', async () => {
  const { user, onClose } = openEditor();
  await user.type(await findText(), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  openEditor();
  await findText();
  expect(offer()).toBeNull();
});

test('saving shows its progress, and after a failure the text can be sent again', async () => {
  let fail = () => {};
  let isOffline = true;
  const { user, onClose, made } = openEditor({
    '/api/UploadBrowseFile': () =>
      isOffline
        ? new Promise((_resolve, reject) => (fail = () => reject(new Error('The connection was lost.'))))
        : Promise.resolve({ version: { number: 4 } }),
  });
  await user.type(await findText(), '!');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('progressbar', { name: 'Saving hours.txt: 0 %' })).toBeTruthy();
  act(() => fail());
  expect(await screen.findByText('The connection was lost.')).toBeTruthy();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(made.filter(({ path }) => path === '/api/UploadBrowseFile')).toHaveLength(2);
});

test('text typed in the editor of a library page survives a closed tab before it is applied', async () => {
  const preview = <TextPreview asset={{ teamId, assetId }} item={createFile(2, 'mail.html')} kind="html" />;
  const first = openPage(preview);
  await first.user.click(await screen.findByRole('button', { name: 'Raw Edit' }));
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: 'HTML' }));
  act(() => view?.dispatch({ changes: { from: 0, insert: '<h1>New</h1>' } }));
  const second = openPage(preview);
  await second.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await second.user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  const sent = second.made.find(({ path }) => path === '/api/UploadBrowseFile')?.input as { content: Blob };
  expect(sent.content.size).toBe(`<h1>New</h1>${page}`.length);
});

test('a change that is applied while an earlier one is being saved is kept, as a change of the saved version', async () => {
  let finish = () => {};
  const { user, made } = openPage(
    <TextPreview asset={{ teamId, assetId }} item={createFile(2, 'mail.html')} kind="html" />,
    {
      '/api/UploadBrowseFile': () => new Promise((resolve) => (finish = () => resolve({ version: { number: 4 } }))),
    },
  );
  await screen.findByRole('button', { name: 'Raw Edit' });
  act(() => setDraft(assetId, 'first', 3));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  act(() => setDraft(assetId, 'second', 3));
  act(() => finish());
  await waitFor(() =>
    expect(useTextDrafts.getState().drafts.get(assetId)).toMatchObject({ text: 'second', version: 4 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(made.findLast(({ path }) => path === '/api/UploadBrowseFile')?.input).toMatchObject({
      query: { expectedVersion: 4 },
    }),
  );
  act(() => finish());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

test.each(['null', '7', '{', '{"text":7}', '{"text":"Hi","version":"3","changedUtc":"2026-01-01T09:00:00.000Z"}'])(
  'a draft that another version kept as %s is not offered',
  (kept) => {
    setDraft(assetId, 'Hello', 3);
    expect(readKeptDraft(assetId)).toMatchObject({ text: 'Hello', version: 3 });
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, kept);
    expect(readKeptDraft(assetId)).toBeUndefined();
  },
);
