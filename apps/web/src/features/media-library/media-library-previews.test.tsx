import { numberedId } from '@confab/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useTextDrafts } from './drafts/text-drafts.ts';
import { createFile, createSamples, FakeLibrary } from './testing/fake-library.ts';
import { findRow, getDetails, renderLibrary } from './testing/render-library.tsx';
import { closeModals, getOpenModal } from '../../testing/modals-and-toasts.ts';

describe('previews', () => {
  test('a picture is shown in 300x300, a sound with its player and transcript (A2.88)', async () => {
    renderLibrary(new FakeLibrary(createSamples()));
    fireEvent.click(await findRow('cake.png'));
    const picture = await screen.findByRole('img', { name: 'Preview of cake.png' });
    expect(picture.getAttribute('src')).toContain('size=300x300');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    fireEvent.click(await findRow('welcome.wav'));
    expect(await screen.findByText('hello and welcome')).toBeTruthy();
    expect(await within(getDetails()).findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(getDetails().querySelector('audio')?.getAttribute('src')).toContain(numberedId(4));
  });

  describe('texts and pages in the Pro product', () => {
    afterEach(() => sessionStorage.clear());
    test.each([
      ['hello.txt', ['Edit']],
      ['tools.js', ['Edit']],
      ['tools.ts', ['Edit']],
      ['page.html', ['Visual Edit', 'Raw Edit']],
    ])('%s is shown with %j (A2.88, A2.89)', async (name, editors) => {
      sessionStorage.setItem('confab.flavour', 'pro');
      renderLibrary(new FakeLibrary([createFile(2, name)]));
      fireEvent.click(await findRow(name));
      if (name.endsWith('.html')) expect(await within(getDetails()).findByTitle(`Preview of ${name}`)).toBeTruthy();
      else expect(await within(getDetails()).findByText('Stored text')).toBeTruthy();
      const offered = within(getDetails())
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.includes('Edit'));
      expect(offered).toEqual(editors);
    });
  });

  describe('editing in the Pro product', () => {
    afterEach(() => {
      sessionStorage.clear();
      act(() => useTextDrafts.setState({ drafts: new Map() }));
    });

    test.each([
      ['tools.js', 'Edit', 'javascript', { code: 'Stored text', language: 'javascript' }],
      ['tools.ts', 'Edit', 'javascript', { code: 'Stored text', language: 'typescript' }],
      ['page.html', 'Raw Edit', 'html', { html: 'Stored text' }],
      ['page.html', 'Visual Edit', 'wysiwyg', { html: 'Stored text' }],
    ] as const)(
      '%s: %s opens the window %s; what it changes is saved or canceled (A2.89)',
      async (name, edit, type, shown) => {
        sessionStorage.setItem('confab.flavour', 'pro');
        const answers = { '/api/UploadBrowseFile': () => ({ version: { number: 4 } }) };
        const { user, made } = renderLibrary(new FakeLibrary([createFile(2, name)]), { answers, showsModals: false });
        fireEvent.click(await findRow(name));
        const change = async (text: string) => {
          await user.click(await within(getDetails()).findByRole('button', { name: edit }));
          const opened = getOpenModal(type);
          expect(opened).toMatchObject(shown);
          act(() => opened.onApply?.(text));
          closeModals();
        };
        await change('Canceled');
        await user.click(within(getDetails()).getByRole('button', { name: 'Cancel' }));
        expect(within(getDetails()).queryByRole('button', { name: 'Save' })).toBeNull();
        await change('Changed');
        await user.click(within(getDetails()).getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(within(getDetails()).queryByRole('button', { name: 'Save' })).toBeNull());
        const uploads = made.filter(({ path }) => path === '/api/UploadBrowseFile');
        const sent = uploads.map(({ input }) => input as { query: object; content: Blob });
        expect(sent.map(({ query }) => query)).toMatchObject([{ assetId: numberedId(2), filename: name }]);
        expect(await sent[0]?.content.text()).toBe('Changed');
      },
    );
  });

  test('a preview shows why the metadata of a file cannot be read (A8.2)', async () => {
    const answers = {
      '/api/GetAssetMetadata': () => {
        throw new Error('Error getting asset metadata');
      },
    };
    renderLibrary(new FakeLibrary(createSamples()), { answers });
    fireEvent.click(await findRow('cake.png'));
    expect(await screen.findByText('Error getting asset metadata')).toBeTruthy();
  });
});
