import { mediaCalls, type FileRequest } from '@confab/contracts';
import { numberedId } from '@confab/test-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { connectionMessages } from '../../../words/messages/connection-messages.ts';
import { createFile, createFolder, FakeLibrary } from '../testing/fake-library.ts';
import { renderLibrary } from '../testing/render-library.tsx';

test('cut files can be pasted again after a paste without a connection, before the lists are read again (A2.85)', async () => {
  const library = new FakeLibrary([createFolder(1, 'Voices'), createFile(3, 'hello.txt')]);
  let isOffline = false;
  let reconnect: () => void = () => undefined;
  const back = new Promise<void>((resolve) => (reconnect = resolve));
  const answers = {
    '/api/AzureFileOperations': async (input: { body: FileRequest }) => {
      if (isOffline && input.body.action === 'read') await back;
      if (isOffline && input.body.action === 'move')
        throw new ApiFailure('offline', mediaCalls.fileOperations.fallbackMessage, 0);
      return library.answers['/api/AzureFileOperations'](input);
    },
  };
  const { user } = renderLibrary(library, { answers });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('row', { name: /hello\.txt/ }));
  await press('Cut');
  fireEvent.doubleClick(screen.getByRole('row', { name: /Voices/ }));
  await screen.findByText('This folder is empty');
  isOffline = true;
  await press('Paste');
  expect(await screen.findByText(connectionMessages.noResponse.message)).toBeTruthy();
  isOffline = false;
  await press('Paste');
  await waitFor(() => expect(library.items.find(({ name }) => name === 'hello.txt')?.parentId).toBe(numberedId(1)));
  reconnect();
  expect(await screen.findByText('Moved 1 item to Voices.')).toBeTruthy();
});
