import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { call, requireSuccess, type Person } from '../fixtures/api.ts';
import { listViolations } from '../fixtures/list-violations.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** Talks to the published café of the demo team: one matched question and one that is not understood. */
async function holdConversation(browser: Browser, server: ServerProcess, demo: Person): Promise<void> {
  const list = await requireSuccess(call(server, 'GET', 'GetProjects', { token: demo.token }));
  // The fields that the list of projects always has.
  const { SkinnyProjects } = list.ResponseObject as {
    SkinnyProjects: Record<string, { ProjectId: string; DisplayName: string }>;
  };
  const cafe = Object.values(SkinnyProjects).find(({ DisplayName }) => DisplayName.startsWith('Café'))?.ProjectId;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`http://chat.localhost:${server.port}/channels/chat/${cafe}/live`);
  await expect(visitor.getByText('What can I do for you?')).toBeVisible();
  for (const text of ['opening hours', 'xqzt vbnm']) {
    await visitor.getByRole('textbox').fill(text);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText(text, { exact: true })).toHaveCount(1);
    await expect(visitor.getByRole('textbox')).toHaveValue('');
  }
  await visitor.context().close();
}

const getView = (page: Page) => page.getByRole('combobox', { name: 'View' });

test('an author opens each view of analytics, chooses a range and a stage, and exports the shown view (A2.110)', async ({
  browser,
  server,
  demo,
  openAs,
}) => {
  await holdConversation(browser, server, demo);
  const page = await openAs(demo, 'analytics');
  const project = page.getByRole('combobox', { name: 'Project' });
  const cafe = await project.locator('option', { hasText: /^Café/ }).getAttribute('value');
  await project.selectOption(cafe);
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const failed: string[] = [];
  for (const option of await getView(page).getByRole('option').all()) {
    await getView(page).selectOption(await option.getAttribute('value'));
    const title = (await option.textContent()) ?? '';
    const result = page
      .getByRole('region', { name: title, exact: true })
      .or(page.getByText('No kept utterances in this range'));
    await expect(result).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      failed.push(...(await listViolations(page)).map((text) => `${title} ${scheme}: ${text}`));
    }
  }
  expect(failed).toEqual([]);

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
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To').fill('2020-01-02');
  await expect(page.getByText('No conversations in this range')).toBeVisible();
});
