import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { listViolationsOfBothSchemes } from '../fixtures/list-violations.ts';
import { createProject, publishProject } from '../fixtures/project.ts';
import type { ServerProcess } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnalyticsPage } from '../pages/analytics/analytics-page.ts';
import { Editor } from '../pages/editor.ts';
import { ChatPage, getChatAddress } from '../pages/chat-page.ts';

/** Talks to a published café: one matched question and one that is not understood. */
async function holdConversation(browser: Browser, server: ServerProcess, projectId: string): Promise<void> {
  const visitor = await ChatPage.visit(browser, getChatAddress(server, projectId));
  await expect(visitor.message('What can I do for you?')).toBeVisible();
  for (const text of ['opening hours', 'xqzt vbnm']) {
    await visitor.send(text);
    await expect(visitor.message(text, { exact: true })).toHaveCount(1);
    await expect(visitor.input).toHaveValue('');
  }
  await visitor.leave();
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
  const analytics = new AnalyticsPage(page);
  await analytics.project.selectOption(projectId);
  await expect(analytics.table).toBeVisible();
  const failed: string[] = [];
  await expect(analytics.views).toHaveCount(views.length);
  for (const view of views) {
    await analytics.view.selectOption(view);
    const title = (await analytics.chosenView.textContent()) ?? '';
    await expect(analytics.result(title)).toBeVisible();
    failed.push(...(await listViolationsOfBothSchemes(page)).map((text) => `${title}, ${text}`));
  }
  expect(failed).toEqual([]);

  await analytics.view.selectOption('overview');
  await expect(analytics.chart('Overview')).toBeVisible();
  await page.reload();
  await analytics.view.selectOption('qtacfaq');
  await analytics.resultLinks('Questions by page').first().click();
  await expect(analytics.limitation).toBeVisible();
  await analytics.conversations.first().click();
  await expect(analytics.turns.first()).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(analytics.conversation).toBeHidden();
  await page.goBack();
  await expect(analytics.turnList).toBeVisible();

  await analytics.view.selectOption('tiles1');
  await expect(analytics.column('Range before')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), analytics.exportCsv()]);
  expect(download.suggestedFilename()).toMatch(/^tiles1-.*\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/turns/i);

  await analytics.stage.selectOption('Beta');
  await expect(analytics.noConversations).toBeVisible();
  await analytics.stage.selectOption({ label: 'All' });
  await expect(analytics.table).toBeVisible();
  await analytics.setRange('2020-01-01', '2020-01-02');
  await expect(analytics.noConversations).toBeVisible();
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
  await new Editor(page).openAnalytics();
  await expect(new AnalyticsPage(page).project).toHaveValue(projectId);
});
