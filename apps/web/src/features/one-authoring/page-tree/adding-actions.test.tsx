import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTree, draw, row, setUpPageTree } from './testing/a-page-tree.tsx';
import { clearToasts, listToasts } from '../../../testing/modals-and-toasts.ts';

setUpPageTree();

/** A page tree whose page `d` is selected. */
async function selectPage() {
  const { user, settle } = await aTree();
  await user.click(row('d'));
  const rows = draw();
  const filter = screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter pages' });
  /** Adds and names a page with the command palette, opened in the filter, and expects it after the selected page. */
  async function addPage() {
    await user.click(filter);
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('Add page: Page{Enter}Opening hours{Enter}');
    await settle();
    await waitFor(() => expect(draw()).toHaveLength(rows.length + 1));
    const at = rows.findIndex((text) => text.trim() === 'd');
    expect(draw()[at + 1]?.trim()).toBe('Opening hours');
    expect(filter.value).toBe('');
  }
  return { user, filter, rows, addPage };
}

test('a page type of the command palette is added behind the selected page, and is named wherever the focus was', async () => {
  const { addPage } = await selectPage();
  await addPage();
});

test('a page that is added while the pages are filtered is shown and named, and the filter is cleared (A2.26)', async () => {
  const { user, filter, rows, addPage } = await selectPage();
  await user.type(filter, 'd');
  await waitFor(() => expect(draw().length).toBeLessThan(rows.length));
  await addPage();
});

test('pasting cut pages onto or below themselves explains that another place is needed (A2.23)', async () => {
  const { user, settle } = await aTree();
  const before = draw();
  await user.click(row('a'));
  screen.getByRole('tree').focus();
  await user.keyboard('{Control>}x{/Control}{ArrowDown}');
  for (const keys of ['{Control>}v{/Control}', '{Control>}{Shift>}v{/Shift}{/Control}']) {
    clearToasts();
    await user.keyboard(keys);
    await settle();
    expect(listToasts()).toEqual(['Cut pages cannot be pasted onto or below themselves. Choose another place.']);
  }
  expect(draw()).toEqual(before);
});
