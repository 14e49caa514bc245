import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AudioTools } from './audio-tools.tsx';

test.each([true, false])(
  'during a recording (%s), library, edit, clear and a second recording are blocked (A2.102)',
  (isBusy) => {
    const nothing = vi.fn();
    renderPage(
      fakeApi({}).api,
      <AudioTools
        {...{ isBusy, hasAsset: true, canEdit: true, label: '', canChoose: true, canRecord: true, isChecking: false }}
        {...{
          onRecord: nothing,
          onLibrary: nothing,
          onUpload: nothing,
          onEdit: nothing,
          onClear: nothing,
          onCheck: nothing,
        }}
      />,
    );
    const tools = screen
      .getAllByRole<HTMLButtonElement>('button')
      .map(({ textContent, disabled }) => [textContent, disabled]);
    expect(tools).toEqual(
      ['Record again', 'Library', 'Upload a file', 'Edit', 'Check the sound', 'Clear'].map((name) => [name, isBusy]),
    );
  },
);
