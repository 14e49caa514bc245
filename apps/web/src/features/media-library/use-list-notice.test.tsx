import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFile, createFolder, FakeLibrary, teamId } from './testing/fake-library.ts';
import { findRow, renderLibrary } from './testing/render-library.tsx';

const createSamples = () => [createFolder(1, 'Voices'), createFile(2, 'cake.png')];

describe('a list that changes', () => {
  test('a notice about a folder disappears when another folder is opened', async () => {
    const { user } = renderLibrary(new FakeLibrary(createSamples()));
    fireEvent.click(await findRow('cake.png'));
    screen.getByRole('grid').focus();
    await user.keyboard('{F2}');
    const input = await screen.findByRole('textbox', { name: 'New name' });
    await user.clear(input);
    await user.type(input, 'tart.png{Enter}');
    expect(await screen.findByText(/^Renamed/)).toBeTruthy();
    fireEvent.doubleClick(await findRow('Voices'));
    await waitFor(() => expect(screen.queryByText(/^Renamed/)).toBeNull());
  });

  test('the list has the focus when the first upload replaces the button of an empty folder', async () => {
    const library = new FakeLibrary([]);
    const { live } = renderLibrary(library);
    const upload = await screen.findByRole('button', { name: 'Upload files' });
    upload.focus();
    library.items = createSamples();
    act(() => live.push('MediaChanged', { TeamId: teamId }));
    await findRow('cake.png');
    expect(document.activeElement?.contains(screen.getByRole('grid'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});
