import type { Browser } from '@playwright/test';
import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { createProject, publishProject } from '../../fixtures/project.ts';
import type { ServerProcess } from '../../fixtures/server-process.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AnalyticsPage } from '../../pages/analytics/analytics-page.ts';
import { ChatPage, getChatAddress } from '../../pages/chat-page.ts';
import { Site } from '../../pages/site/site.ts';
import { OneSite } from '../../pages/one/one-site.ts';
import { Traffic } from '../../pages/analytics/traffic.ts';

/** Talks to a published café as a new visitor, and leaves before the conversation ends. */
async function visit(browser: Browser, server: ServerProcess, projectId: string, texts: readonly string[]) {
  const visitor = await ChatPage.visit(browser, getChatAddress(server, projectId));
  await expect(visitor.message('What can I do for you?')).toBeVisible();
  for (const text of texts) {
    await visitor.send(text);
    await expect(visitor.message(/^Mon–Fri 7–18/).first()).toBeVisible();
  }
  await visitor.leave();
}

test('an author sees on the canvas which way visitors took and where they left, and opens their conversations', async ({
  browser,
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  const { teamId, projectId } = await createProject(server, person, 'Café', 'harbour-cafe');
  await publishProject(server, person, { teamId, projectId });
  await visit(browser, server, projectId, ['opening hours']);
  await visit(browser, server, projectId, []);

  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const traffic = new Traffic(page);
  await traffic.toggle.click();
  await expect(traffic.conversationCount(2)).toBeVisible();
  await expect(traffic.toggle).toHaveAttribute('aria-pressed', 'true');
  // Moves the pointer off the button, whose tooltip would stay open.
  await traffic.bar.hover();
  await expect(new Site(page).tooltips).toHaveCount(0);
  const question = traffic.mark('How can we help?', 2);
  await expect(question).toBeVisible();
  await expect(question).toHaveAccessibleName(/^How can we help\?: 2 conversations, \d+% left here$/);
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  await traffic.chooseStage('Beta');
  await expect(traffic.noConversations).toBeVisible();
  await expect(question).toHaveCount(0);
  await traffic.chooseStage('Live');

  await question.press('Enter');
  const analytics = new AnalyticsPage(page);
  await expect(analytics.limitation).toContainText('in this range: leading through How can we help?');
  await expect(analytics.conversations).toHaveCount(2);
});

test('an author of pages shows and hides traffic below the tree', async ({ createPerson, openAs }) => {
  const page = await openAs(await createPerson(), 'one');
  await new OneSite(page).createProject('Museum guide');
  const traffic = new Traffic(page);
  await traffic.toggle.click();
  await expect(traffic.noConversations).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  await traffic.toggle.click();
  await expect(traffic.bar).toHaveCount(0);
});
