import type { ImportedRecording, RecordingOutcome } from '@confab/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { RecordingsImportModal } from './recordings-import-modal.tsx';
import { ids } from '../../../testing/editing/world.ts';

// Ids in the format of the server.
const { project: projectId } = ids;
const path = '/api/ImportRecordings';

const describeFile = (outcome: RecordingOutcome, more: Partial<ImportedRecording> = {}): ImportedRecording => ({
  entry: `${outcome}.mp3`,
  outcome,
  itemName: 'Greet',
  words: outcome === 'unknown' ? '' : `Words of ${outcome}`,
  isReplacing: false,
  ...more,
});

async function show(files: readonly ImportedRecording[]) {
  const { api, made } = fakeApi({ [path]: () => ({ files, importedCount: files.length }) });
  const onClose = vi.fn();
  const { container } = renderPage(api, <RecordingsImportModal projectId={projectId} onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Import recordings' });
  const field = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
  const choose = (file = new File(['PK'], 'takes.zip')) =>
    field && fireEvent.change(field, { target: { files: [file] } });
  const queries = () => made.map(({ input }) => (input as { query: object }).query);
  return { user: userEvent.setup(), choose, queries, onClose };
}

test('a zip of recordings is reported before anything is imported', async () => {
  const all = (['matched', 'changed', 'duplicate', 'wrongType', 'unknown'] as const).map((outcome) =>
    describeFile(outcome),
  );
  const { user, choose, queries, onClose } = await show(all);
  choose();
  const report = await screen.findByRole('group', { name: 'Report' });
  const headings = within(report).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Words changed since the list was made (1)',
    'Two files for one line (1)',
    'Not a sound (1)',
    'Unknown names (1)',
    'Matched (1)',
  ]);
  expect(queries()).toEqual([{ projectId, preview: true, includeChanged: false }]);
  expect(within(report).getByText('Greet: Words of matched')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Also import recordings of lines whose words changed' }));
  await user.click(screen.getByRole('button', { name: 'Import 2 recordings' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(queries()[1]).toEqual({ projectId, preview: false, includeChanged: true });
});

test('a zip without a matching recording cannot be imported', async () => {
  const { choose } = await show([describeFile('unknown')]);
  choose();
  await screen.findByText('unknown.mp3');
  const button = screen.getByRole('button', { name: 'Import 0 recordings' });
  expect(button.hasAttribute('disabled') || button.dataset['disabled'] === 'true').toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the report of an import of recordings shows which are replaced, and counts files beyond 200', async () => {
  const { choose } = await show(
    Array.from({ length: 203 }, (_, index) =>
      describeFile('matched', { entry: `${index}.mp3`, isReplacing: index === 0 }),
    ),
  );
  choose();
  await screen.findByText('Replaces a recording');
  expect(screen.getByText('and 3 more')).toBeDefined();
});

test('a zip of recordings over 100 MB is refused before it is sent', async () => {
  const { choose, queries } = await show([]);
  const file = new File(['PK'], 'takes.zip');
  Object.defineProperty(file, 'size', { value: 101 * 1_048_576 });
  choose(file);
  await screen.findByText(/The file is too large/);
  expect(queries()).toEqual([]);
});
