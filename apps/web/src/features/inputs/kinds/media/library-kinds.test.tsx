import { mediaCalls } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../../api/api-client.ts';
import { getField, renderKind } from '../../testing/render-kind.tsx';
import { closeModals, getOpenModal } from '../../../../testing/modals-and-toasts.ts';

const assetId = numberedId(10);
const chosen = { id: assetId, name: 'letter.html', fileType: 'Html' } as const;
const metadata = { '/api/GetAssetMetadata': () => ({ assetId, name: 'letter.html', fileType: 'Html' }) };

beforeEach(closeModals);
const chooseFile = { name: 'Choose Field from the library' };

/** Opens the picker of the field. */
async function openPicker({ user }: Awaited<ReturnType<typeof renderKind>>) {
  await user.click(screen.getByRole('button', chooseFile));
  return getOpenModal('mediaLibrary');
}

describe('a file of the library', () => {
  test('any file can be chosen; its id is stored, its name is shown, and Clear stores the all-zero id (A5.29, P9.34, A3.37)', async () => {
    const form = await renderKind({ displayAs: 'MediaLibraryPicker' }, undefined, [], { answers: metadata });
    const { fileTypes, onSelect } = await openPicker(form);
    expect(fileTypes).toEqual(['General']);
    await form.happens(() => onSelect?.(chosen));
    expect(form.read()).toBe(assetId);
    expect((await screen.findByDisplayValue('letter.html')).id).toBe(getField().id);
    await form.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect([form.read(), getField().value]).toEqual([emptyId, '']);
  });

  test.each([
    ['HtmlAssetId', 'Html'],
    ['AudioAssetId', 'Audio'],
  ])('an input that shows one kind of file, %s, offers that kind only (A5.28)', async (name, fileType) => {
    const form = await renderKind({ name, displayAs: 'MediaLibraryPicker' });
    expect((await openPicker(form)).fileTypes).toEqual([fileType]);
  });

  test.each([
    ['missing', notFound, /not in the media library of this team/],
    [
      'of another kind',
      () => ({ assetId, name: 'sea.png', fileType: 'Images' }),
      /does not accept files like sea\.png/,
    ],
  ])('a file that is %s is reported on the field', async (_what, answer, problem) => {
    const answers = { '/api/GetAssetMetadata': answer };
    const form = await renderKind({ name: 'HtmlAssetId', displayAs: 'MediaLibraryPicker' }, undefined, [], { answers });
    const { onSelect } = await openPicker(form);
    await form.happens(() => onSelect?.(chosen));
    expect((await screen.findByText(problem)).closest('[role="alert"]')).not.toBeNull();
  });

  test('another text, such as a token, can be typed; nothing can be chosen in a read-only input', async () => {
    const { user, read, close } = await renderKind({ displayAs: 'MediaLibraryPicker' });
    await user.click(getField());
    await user.paste('{tv.Letter}');
    expect(read()).toBe('{tv.Letter}');
    close();
    await renderKind({ displayAs: 'MediaLibraryPicker' }, undefined, [], { isReadOnly: true });
    expect(screen.queryByRole('button', chooseFile)).toBeNull();
  });
});

describe('a line that can be taken from the library', () => {
  test('a line is typed or taken from a text file, the only kind that can be chosen, whose lines become one (A5.30, P9.35)', async () => {
    const answers = { [mediaCalls.contents.path]: () => '  Open at nine.\r\n\r\n Closed on Mondays.\n' };
    const form = await renderKind({ displayAs: 'singlelineFromLibrary' }, undefined, [], { answers });
    await form.user.type(getField(), 'x');
    expect(form.read()).toBe('x');
    const { fileTypes, onSelect } = await openPicker(form);
    expect(fileTypes).toEqual(['Text']);
    await form.happens(() => onSelect?.({ id: assetId, name: 'hours.txt', fileType: 'Text' }));
    await screen.findByDisplayValue('Open at nine. Closed on Mondays.');
    expect(form.read()).toBe('Open at nine. Closed on Mondays.');
    expect(form.made.find(({ path }) => path === mediaCalls.contents.path)?.input).toMatchObject({
      query: { assetId },
    });
  });

  test('a file that cannot be read is reported, and the line stays (A8.3)', async () => {
    const answers = {
      [mediaCalls.contents.path]: () => {
        throw new ApiFailure('refused', mediaCalls.contents.fallbackMessage, 500);
      },
    };
    const form = await renderKind({ displayAs: 'singlelineFromLibrary' }, 'Open', [], { answers });
    const { onSelect } = await openPicker(form);
    await form.happens(() => onSelect?.({ id: assetId, name: 'hours.txt', fileType: 'Text' }));
    expect((await screen.findByText('Error getting asset contents')).closest('[role="alert"]')).not.toBeNull();
    expect(form.read()).toBe('Open');
  });
});

function notFound(): never {
  throw new ApiFailure('notFound', 'Error getting asset metadata', 404);
}
