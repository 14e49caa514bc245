import type { Browser } from '@playwright/test';
import { listViolationsOfBothSchemes } from '../fixtures/list-violations.ts';
import { createProject, publishProject, saveProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { AnalyticsPage } from '../pages/analytics/analytics-page.ts';
import { ChatPage, getChatAddress } from '../pages/chat-page.ts';
import { MissesView } from '../pages/analytics/misses-view.ts';

const missed = 'zorbling plimsolls';
const hours = /^Mon–Fri 7–18/;

/** Opens the chat page as a visitor who is new to the assistant. */
async function visit(browser: Browser, address: string): Promise<ChatPage> {
  const visitor = await ChatPage.visit(browser, address);
  await expect(visitor.message('What can I do for you?')).toBeVisible();
  return visitor;
}

async function send(visitor: ChatPage, text: string): Promise<void> {
  await visitor.send(text);
  await expect(visitor.message(text, { exact: true })).toHaveCount(1);
  await expect(visitor.input).toHaveValue('');
}

test('an utterance that was not understood becomes a sample, and the next visitor is understood', async ({
  browser,
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  const { teamId, projectId } = await createProject(server, person, 'Café', 'harbour-cafe');
  await saveProject(server, person, { teamId, projectId }, { KeepConversationText: true });
  await publishProject(server, person, { teamId, projectId });
  const chat = getChatAddress(server, projectId);
  const visitor = await visit(browser, chat);
  await send(visitor, missed);
  await expect(visitor.message(hours)).toHaveCount(0);
  await visitor.leave();

  const page = await openAs(person, 'analytics');
  await new AnalyticsPage(page).view.selectOption('misrecognitions');
  const misses = new MissesView(page);
  await misses.addAsSamples(missed);
  await misses.chooseIntent('Opening hours');
  await expect(misses.recognition).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  await misses.confirm(1);
  await expect(misses.addedMessage).toBeVisible();

  await saveProject(server, person, { teamId, projectId }, {});
  await publishProject(server, person, { teamId, projectId });
  const next = await visit(browser, chat);
  await send(next, missed);
  await expect(next.message(hours).first()).toBeVisible();
});
