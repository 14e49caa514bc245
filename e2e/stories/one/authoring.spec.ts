import { expect, test } from '../../fixtures/test.ts';

test('a person makes an assistant from a template, changes a text, adds and moves pages, takes it back and saves (A1.2, A2.10, A2.12, A2.15, A2.22, A2.29, A2.30, A2.31)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one');
  const navigation = page.getByRole('navigation', { name: 'Site' });
  for (const name of ['Dashboard', 'My Projects', 'My Teams', 'Templates', 'User Guides', 'Help', 'Community'])
    await expect(navigation.getByText(name, { exact: true })).toBeVisible();

  // The template talks before it is chosen.
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Lantern House/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('opening hours');
  await dialog.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(dialog.getByText('opening hours', { exact: true })).toBeVisible();
  await dialog.getByLabel('Name of the assistant').fill('Our museum');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();

  const tree = page.getByRole('tree', { name: 'Pages' });
  const row = (name: string | RegExp) => tree.getByRole('treeitem', { name });
  for (const tab of ['Conversations', 'Contact', 'Settings', 'Analytics'])
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Analytics', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'View', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Conversations', exact: true }).click();
  await row('Opening hours').click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Opening hours');
  await name.fill('Hours and holidays');
  await expect(row('Hours and holidays, unsaved changes')).toBeVisible();

  // The preview starts at the selected page and follows what is written.
  const preview = page.getByRole('region', { name: 'Live preview' });
  const log = preview.getByRole('log', { name: 'Conversation with the assistant' });
  await expect(log.getByText('Tue–Sun 10–18, Thu until 21. Closed on Mondays.')).toBeVisible();
  await preview.getByRole('textbox', { name: 'Your message' }).fill('tickets');
  await preview.getByRole('textbox', { name: 'Your message' }).press('Enter');
  await expect(log.getByText(/^Adults £9/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Display text' }).first().fill('Open every day.');
  await expect(log.getByText('Open every day.')).toBeVisible();
  await expect(log.getByText(/^Adults £9/)).toBeVisible();
  await preview.getByRole('button', { name: 'Why this response' }).click();
  await preview.getByRole('button', { name: 'Entered Tickets' }).click();
  await expect(name).toHaveValue('Tickets');
  await page.getByRole('button', { name: 'Live preview' }).click();
  await expect(preview).toHaveCount(0);
  await row('Hours and holidays, unsaved changes').click();
  await expect(name).toHaveValue('Hours and holidays');

  // Pages are added below, several at once, and taken back in one step.
  await row(/^Hours and holidays/).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Add several pages…' }).click();
  await page.getByLabel('Names of the pages').fill('Easter\n  Good Friday\nNew Year');
  await page.getByRole('button', { name: 'Add 3 pages' }).click();
  await expect(row('Good Friday')).toHaveAttribute('aria-level', '5');
  await expect(row('New Year')).toHaveAttribute('aria-posinset', '3');
  await row('New Year').click();
  await tree.press('Alt+ArrowUp');
  await expect(row(/^New Year/)).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('Control+z');
  await expect(row(/^New Year/)).toHaveAttribute('aria-posinset', '3');

  await row('Easter').click();
  const deletions: string[] = [];
  page.on('request', (request) => request.url().includes('/api/Delete') && deletions.push(request.url()));
  await tree.press('Delete');
  await page
    .getByRole('dialog', { name: 'Delete a page with subpages' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(row(/^(Easter|Good Friday)/)).toHaveCount(0);
  // The deletion is a step of undo once all its pages are deleted.
  await expect(page.getByText('Select a page to edit it')).toBeVisible();
  expect(deletions).toHaveLength(1);
  await page.keyboard.press('Control+z');
  await expect(row('Good Friday')).toHaveAttribute('aria-level', '5');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row('Hours and holidays')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Select a page to edit it')).toBeVisible();

  await page.reload();
  await expect(row('Hours and holidays')).toBeVisible();
  await expect(row('Good Friday')).toBeVisible();
});

test('a person finds a text of a One project, and where a page is used', async ({ openAs, createPerson }) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'Pages' });
  await tree.getByRole('treeitem', { name: 'Opening hours' }).click();
  await page.keyboard.press('Control+Shift+f');
  const find = page.getByRole('region', { name: 'Find in project' });
  await find.getByRole('textbox').first().fill('seniors');
  await find
    .getByText(/seniors/)
    .last()
    .click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tickets');
  await tree.getByRole('treeitem', { name: /^Tickets/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Where used' }).click();
  await expect(find.getByText(/Tickets/).first()).toBeVisible();
  await find.getByRole('button', { name: 'Close find' }).click();
  await expect(find).toHaveCount(0);
});

test('a chapter is exported as a Llama file and imported again as a duplicate and as a replacement (A2.47, A4.48, A8.64)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'Pages' });
  const row = (name: string | RegExp) => tree.getByRole('treeitem', { name });
  await row('Plan a visit').first().click({ button: 'right' });
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export chapter' }).click();
  const file = await (await downloaded).path();

  async function importFile(content: string | { name: string; mimeType: string; buffer: Buffer }) {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import chapter…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Llama' });
    await dialog.locator('input[type="file"]').setInputFiles(content);
    return dialog;
  }
  const wrong = await importFile({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(wrong.getByText("This file isn't a valid Llama file.")).toBeVisible();
  await wrong.getByRole('button', { name: 'Cancel' }).click();

  await (await importFile(file)).getByRole('button', { name: 'Duplicate' }).click();
  await expect(row('Plan a visit_Duplicate')).toBeVisible();
  // The tree is virtual: a filter shows the pages of both chapters.
  const filter = page.getByRole('textbox', { name: 'Filter pages' });
  await filter.fill('opening hours');
  await expect(row('Opening hours')).toHaveCount(2);
  await row('Opening hours').first().click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Opening hours');
  await name.fill('Changed');
  await expect(row('Opening hours')).toHaveCount(1);
  await (await importFile(file)).getByRole('button', { name: 'Replace' }).click();
  await expect(row('Opening hours')).toHaveCount(2);
});
