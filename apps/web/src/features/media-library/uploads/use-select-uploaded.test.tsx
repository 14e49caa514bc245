import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFile, FakeLibrary } from '../testing/fake-library.ts';
import { renderLibrary } from '../testing/render-library.tsx';
import { listQueue } from './upload-queue.ts';

/** This DOM has no paths of chosen folders. */
const createChosenFile = (name: string) => Object.assign(new File(['x'], name), { webkitRelativePath: '' });

/** Opens a library and uploads files to it. @returns reads the labels of the selected rows */
async function upload(names: readonly string[], { isPicker }: { readonly isPicker: boolean }) {
  const library = new FakeLibrary([createFile(2, 'cake.png')]);
  const answers = {
    '/api/AzureUpload': ({ content }: { content: FormData }) => {
      const [name, id] = [String(content.get('filename')), String(content.get('assetId'))];
      library.items = [...library.items, createFile(9, name, { id })];
      return '';
    },
  };
  renderLibrary(library, { answers, ...(isPicker ? { onPick: () => undefined } : {}) });
  await screen.findByRole('row', { name: /cake.png/ });
  fireEvent.change(screen.getByLabelText('Upload files'), {
    target: { files: names.map(createChosenFile) },
  });
  await waitFor(() => expect(listQueue().every(({ state }) => state === 'stored')).toBe(true));
  for (const name of names) await screen.findByRole('row', { name: new RegExp(name) });
  return () =>
    screen.getAllByRole('row', { selected: true }).map((row) => row.getAttribute('aria-label') ?? row.textContent);
}

test('a picker selects a file that was uploaded alone', async () => {
  const listSelected = await upload(['wave.png'], { isPicker: true });
  await waitFor(() => expect(listSelected()).toEqual([expect.stringContaining('wave.png')]));
});

test.each([
  ['several files', ['wave.png', 'sand.png'], true],
  ['a file, in a library that is no picker', ['wave.png'], false],
])('nothing is selected after the upload of %s', async (_what, names, isPicker) => {
  await upload(names, { isPicker });
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
});
