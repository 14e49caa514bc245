import { numberedId } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { createFolder, teamId } from '../testing/fake-library.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useUploadQueue, type QueuedFile } from './upload-queue.ts';
import { noMessage } from '../../../words/message.ts';

const createUpload = (id: number, name: string, state: QueuedFile['state']): QueuedFile => ({
  id: numberedId(id),
  teamId,
  file: new File(['text'], name),
  folders: [],
  folder: createFolder(1, 'Voices'),
  state,
  sent: 0,
  message: noMessage,
  choice: 'save',
  attempts: 1,
});

function Page() {
  const files = useUploadQueue((queue) => queue.files);
  return (
    <main tabIndex={-1}>
      <UploadPanel files={files} />
    </main>
  );
}

beforeEach(() => {
  useUploadQueue.setState({
    files: [createUpload(1, 'cake.png', 'asking'), createUpload(2, 'hello.txt', 'stored')],
  });
});

test('the focus stays in the panel when the button that was pressed goes, and near it when the panel goes', async () => {
  renderPage(fakeApi({}).api, <Page />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const panel = screen.getByRole('region', { name: 'Uploads' });
  await press('Skip');
  expect(document.activeElement).toBe(panel);
  await press('Dismiss hello.txt');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('only a file that may be stored later can be sent again', () => {
  const refused = createUpload(3, 'tape.txt', 'refused');
  useUploadQueue.setState({ files: [refused, { ...createUpload(4, 'film.txt', 'refused'), isFinal: true }] });
  renderPage(fakeApi({}).api, <Page />);
  expect(screen.getByRole('button', { name: 'Retry tape.txt' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry film.txt' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss film.txt' })).toBeTruthy();
});
