import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { listViolationsOfBothSchemes } from '../fixtures/list-violations.ts';
import { createProject, publishProject } from '../fixtures/project.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** Talks to a published café: one matched question and one that is not understood. */
async function holdConversation(browser: Browser, server: ServerProcess, projectId: string): Promise<void> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`http://chat.localhost:${server.port}/channels/chat/${projectId}/live`);
  await expect(visitor.getByText('What can I do for you?')).toBeVisible();
  for (const text of ['opening hours', 'xqzt vbnm']) {
    await visitor.getByRole('textbox').fill(text);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText(text, { exact: true })).toHaveCount(1);
    await expect(visitor.getByRole('textbox')).toHaveValue('');
  }
  await visitor.context().close();
}

/** The views of the specification. */
const views = [
  'overview',
  'detail',
  'multiappdetail',
  'faq',
  'misrecognitions',
  'correspondence',
  'wordcloud',
  'sankey',
  'multiappoverview',
  'tiles1',
  'tiles2',
  'qtacfaq',
];

const getView = (page: Page) => page.getByRole('combobox', { name: 'View' });

test('an author opens each view of analytics, chooses a range and a stage, and exports the shown view (A2.110)', async ({
  browser,
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  const { teamId, projectId } = await createProject(server, person, 'Café', 'harbour-cafe');
  await publishProject(server, person, { teamId, projectId });
  await holdConversation(browser, server, projectId);
  const page = await openAs(person, 'analytics');
  await page.getByRole('combobox', { name: 'Project' }).selectOption(projectId);
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const failed: string[] = [];
  await expect(getView(page).getByRole('option')).toHaveCount(views.length);
  for (const view of views) {
    await getView(page).selectOption(view);
    const title = (await getView(page).locator('option:checked').textContent()) ?? '';
    const result = page
      .getByRole('region', { name: title, exact: true })
      .or(page.getByText('No kept utterances in this range'));
    await expect(result).toBeVisible();
    failed.push(...(await listViolationsOfBothSchemes(page)).map((text) => `${title}, ${text}`));
  }
  expect(failed).toEqual([]);

  await getView(page).selectOption('overview');
  await expect(page.getByRole('img', { name: /^Chart: Overview/ }).locator('svg')).toBeVisible();
  await page.reload();
  await getView(page).selectOption('qtacfaq');
  await page.getByRole('region', { name: 'Questions by page' }).getByRole('link').first().click();
  await expect(page.getByText(/^Only conversations with a turn in the range/)).toBeVisible();
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Turns' }).getByRole('listitem').first()).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Conversation', exact: true })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Turns' })).toBeVisible();

  await getView(page).selectOption('tiles1');
  await expect(table.getByRole('columnheader', { name: 'Range before' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tiles1-.*\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/turns/i);

  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Beta');
  await expect(page.getByText('No conversations in this range')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption({ label: 'All' });
  await expect(table).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await expect(page.getByText('No conversations in this range')).toBeVisible();
});

test('the Analytics button of an open project leads to the analytics of that project (A2.10)', async ({
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  await createProject(server, person, 'Another', 'harbour-cafe');
  const { projectId } = await createProject(server, person, 'Zoo', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  await page.getByRole('button', { name: 'Analytics' }).click();
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(projectId);
});
