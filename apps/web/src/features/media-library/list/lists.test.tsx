import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createFile, createSamples, FakeLibrary } from '../testing/fake-library.ts';
import { findRow, renderLibrary } from '../testing/render-library.tsx';

describe('the lists of the library', () => {
  test('a picker asks the server for the allowed types only (A5.28)', async () => {
    const library = new FakeLibrary(createSamples());
    const onPick = vi.fn<(item: { readonly name: string }) => void>();
    renderLibrary(library, { fileTypes: ['Text'], onPick });
    fireEvent.doubleClick(await findRow('hello.txt'));
    expect(onPick.mock.calls[0]?.[0].name).toBe('hello.txt');
    expect(screen.queryByText('cake.png')).toBeNull();
    expect(library.requests.find(({ take }) => take !== undefined)?.fileTypes).toEqual(['Text']);
  });

  test('a long folder is read page by page', async () => {
    const files = Array.from({ length: 5_000 }, (_none, at) => createFile(at + 10, `file-${at}.txt`));
    const library = new FakeLibrary(files);
    renderLibrary(library);
    await findRow('file-0.txt');
    expect(screen.getByText('5,000 items')).toBeTruthy();
    expect(library.requests.filter(({ take }) => take !== undefined).map(({ skip }) => skip)).toEqual([0]);
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });

  test('a search asks the server, and an empty result is announced', async () => {
    const { user } = renderLibrary(new FakeLibrary(createSamples()));
    await findRow('cake.png');
    await user.type(screen.getByRole('textbox', { name: 'Search all files' }), 'zebra');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  test('a library that cannot be loaded offers to try again', async () => {
    const answers = {
      '/api/AzureFileOperations': () => {
        throw new Error('Error reading the media library');
      },
    };
    renderLibrary(new FakeLibrary([]), { answers });
    expect(await screen.findByText('Error reading the media library')).toBeTruthy();
    expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Open folder' }).textContent).toBe('Files');
    expect(document.querySelector('.mantine-Skeleton-root')).toBeNull();
  });
});
