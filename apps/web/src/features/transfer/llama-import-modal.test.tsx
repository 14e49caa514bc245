import type { TransferFinding } from '@confab/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LlamaImportModal } from './llama-import-modal.tsx';
import { ids } from '../../testing/editing/world.ts';

// Ids in the format of the server.
const { team: teamId, project: projectId } = ids;
const llamaId = '00000000-0000-4000-8000-000000000003';

interface SentBody {
  readonly preview: boolean;
  readonly whenExists?: string;
}

async function anImport(summary: { existing?: object; findings?: TransferFinding[] }, check = () => undefined as void) {
  const read = { displayName: 'Tour', pageCount: 3, existing: null, findings: [], ...summary };
  const { api, made } = fakeApi({
    '/api/ImportLlama': ({ body }: { body: SentBody }) => {
      check();
      return { ...read, llamaId: body.preview ? null : llamaId };
    },
  });
  const [onImported, onClose] = [vi.fn(), vi.fn()];
  const { container } = renderPage(api, <LlamaImportModal {...{ teamId, projectId, onImported, onClose }} />);
  const user = userEvent.setup();
  await screen.findByRole('dialog', { name: 'Import Llama' });
  const field = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no field for the file.');
  await user.upload(field, new File(['{}'], 'tour.json'));
  const sent = () => made.map(({ input }) => (input as { body: SentBody }).body.whenExists ?? 'none');
  return { user, sent, onImported, onClose, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

it('a llama file is previewed and then imported as a new chapter', async () => {
  const { press, sent, onImported } = await anImport({});
  expect(await screen.findByText('3 pages')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  await press('Import');
  await waitFor(() => expect(onImported).toHaveBeenCalledExactlyOnceWith(llamaId));
  expect(sent()).toEqual(['none', 'none']);
});

it('a llama file whose preview failed can be tried again without choosing it again (A2.47)', async () => {
  let isDown = true;
  const { press } = await anImport({}, () => {
    if (isDown) throw new ApiFailure('failed', 'Error importing Llama', 500);
  });
  expect(await screen.findByText('Error importing Llama')).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('3 pages')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
});

it.each(['Replace', 'Duplicate'])('a llama with the ID of a chapter is imported with %s (A2.47)', async (choice) => {
  const { press, sent, onImported } = await anImport({ existing: { displayName: 'Old tour', pageCount: 1 } });
  expect(await screen.findByText(/same ID: “Old tour” with 1 page\./)).toBeTruthy();
  await press(choice);
  await waitFor(() => expect(onImported).toHaveBeenCalledOnce());
  expect(sent()).toEqual(['none', choice]);
});

it('Cancel closes the import of a llama without a change when its ID exists (A2.47)', async () => {
  const { press, sent, onClose } = await anImport({ existing: { displayName: 'Old tour', pageCount: 1 } });
  await screen.findByRole('button', { name: 'Duplicate' });
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual(['none']);
});

it('a file that is not a Llama file shows an error and cannot be imported (A8.64)', async () => {
  const finding = {
    severity: 'error',
    entry: '',
    code: 'notALlamaFile',
    message: "This file isn't a valid Llama file.",
    names: [],
  } as const;
  await anImport({ findings: [{ ...finding, names: [] }] });
  expect(await screen.findByText("This file isn't a valid Llama file.")).toBeTruthy();
  const { disabled, dataset } = screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  expect(disabled || dataset['disabled'] === 'true').toBe(true);
});
