import { expect, test } from '../../fixtures/test.ts';
import { AnalyticsPage } from '../../pages/analytics/analytics-page.ts';
import { FindInProject } from '../../pages/find-in-project.ts';
import { OneSite } from '../../pages/one/one-site.ts';

test('a person makes an assistant from a template, changes a text, adds and moves pages, undoes and saves (A1.2, A2.10, A2.12, A2.15, A2.22, A2.29, A2.30, A2.31)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one');
  const site = new OneSite(page);
  for (const name of ['Dashboard', 'My Projects', 'My Teams', 'Templates', 'User Guides', 'Help', 'Community'])
    await expect(site.navigationEntry(name)).toBeVisible();

  // The template talks before it is chosen.
  const template = await site.openTemplate('Museum guide');
  await expect(template.preview.message(/Lantern House/).first()).toBeVisible();
  await template.preview.send('opening hours');
  await expect(template.preview.message('opening hours', { exact: true })).toBeVisible();
  const editor = await template.create('Our museum');

  const { tree } = editor;
  for (const tab of ['Conversations', 'Contact', 'Settings', 'Analytics']) await expect(editor.tab(tab)).toBeVisible();
  await editor.openTab('Analytics');
  await expect(new AnalyticsPage(page).view).toBeVisible();
  await editor.openTab('Conversations');
  await editor.row('Opening hours').click();
  await expect(editor.nameField).toHaveValue('Opening hours');
  await editor.nameField.fill('Hours and holidays');
  await expect(editor.row('Hours and holidays, unsaved changes')).toBeVisible();

  // The preview starts at the selected page and follows the typed text.
  const { preview } = editor;
  await expect(preview.message('Tue–Sun 10–18, Thu until 21. Closed on Mondays.')).toBeVisible();
  await preview.send('tickets');
  await expect(preview.message(/^Adults £9/)).toBeVisible();
  await editor.displayText.fill('Open every day.');
  await expect(preview.message('Open every day.')).toBeVisible();
  await expect(preview.message(/^Adults £9/)).toBeVisible();
  await preview.explainResponse();
  await preview.followStep('Entered Tickets');
  await expect(editor.nameField).toHaveValue('Tickets');
  await editor.toggleLivePreview();
  await expect(editor.livePreview).toHaveCount(0);
  await editor.row('Hours and holidays, unsaved changes').click();
  await expect(editor.nameField).toHaveValue('Hours and holidays');

  // Pages are added below, several at once, and undone in one step.
  await editor.addPages(editor.row(/^Hours and holidays/), ['Easter', '  Good Friday', 'New Year']);
  await expect(editor.row('Good Friday')).toHaveAttribute('aria-level', '5');
  await expect(editor.row('New Year')).toHaveAttribute('aria-posinset', '3');
  await editor.row('New Year').click();
  await tree.press('Alt+ArrowUp');
  await expect(editor.row(/^New Year/)).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('Control+z');
  await expect(editor.row(/^New Year/)).toHaveAttribute('aria-posinset', '3');

  await editor.row('Easter').click();
  const deletions: string[] = [];
  page.on('request', (request) => request.url().includes('/api/Delete') && deletions.push(request.url()));
  await tree.press('Delete');
  await editor.confirmDelete();
  await expect(editor.row(/^(Easter|Good Friday)/)).toHaveCount(0);
  // The deletion is a step of undo once all its pages are deleted.
  await expect(editor.noPageSelected).toBeVisible();
  expect(deletions).toHaveLength(1);
  await page.keyboard.press('Control+z');
  await expect(editor.row('Good Friday')).toHaveAttribute('aria-level', '5');

  await editor.save();
  await expect(editor.row('Hours and holidays')).toBeVisible();
  await editor.closePage();
  await expect(editor.noPageSelected).toBeVisible();

  await page.reload();
  await expect(editor.row('Hours and holidays')).toBeVisible();
  await expect(editor.row('Good Friday')).toBeVisible();
});

test('a person finds a text of a One project, and where a page is used', async ({ openAs, createPerson }) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  const editor = await new OneSite(page).createProject('Museum guide');
  await editor.row('Opening hours').click();
  const search = new FindInProject(page);
  await search.open();
  await search.find('seniors');
  await search
    .result(/seniors/)
    .last()
    .click();
  await expect(editor.nameField).toHaveValue('Tickets');
  await editor.openMenu(editor.row(/^Tickets/));
  await editor.chooseFromMenu('Where used');
  await expect(search.result(/Tickets/).first()).toBeVisible();
  await search.close();
  await expect(search.root).toHaveCount(0);
});

test('a chapter is exported as a Llama file and imported again as a duplicate and as a replacement (A2.47, A4.48, A8.64)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  const editor = await new OneSite(page).createProject('Museum guide');
  await editor.openMenu(editor.row('Plan a visit').first());
  const downloaded = page.waitForEvent('download');
  await editor.chooseFromMenu('Export chapter');
  const file = await (await downloaded).path();

  await editor.chooseChapterFile({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(editor.invalidFileMessage).toBeVisible();
  await editor.answerImport('Cancel');

  await editor.chooseChapterFile(file);
  await editor.answerImport('Duplicate');
  await expect(editor.row('Plan a visit_Duplicate')).toBeVisible();
  // The tree is virtual: a filter shows the pages of both chapters.
  await editor.filterPages('opening hours');
  await expect(editor.row('Opening hours')).toHaveCount(2);
  await editor.row('Opening hours').first().click();
  await expect(editor.nameField).toHaveValue('Opening hours');
  await editor.nameField.fill('Changed');
  await expect(editor.row('Opening hours')).toHaveCount(1);
  await editor.chooseChapterFile(file);
  await editor.answerImport('Replace');
  await expect(editor.row('Opening hours')).toHaveCount(2);
});
