import type { Browser } from '@playwright/test';
import { requireSuccess } from '../../fixtures/api.ts';
import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { createProject, editNode, publishProject, readNodeNamed, saveProject } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AnalyticsPage } from '../../pages/analytics/analytics-page.ts';
import { ChatPage, getChatAddress } from '../../pages/chat-page.ts';
import { Simulator } from '../../pages/simulator.ts';
import { TestCaseForm } from '../../pages/test-case-form.ts';
import { TestRunsPage } from '../../pages/test-runs-page.ts';
import { Toasts } from '../../pages/site/toasts.ts';

const question = 'opening hours';
const hours = /^Mon–Fri 7–18/;

/** A new visitor opens the chat page of a café and asks for its hours. */
async function ask(browser: Browser, address: string): Promise<void> {
  const visitor = await ChatPage.visit(browser, address);
  await expect(visitor.message('What can I do for you?')).toBeVisible();
  await visitor.send(question);
  await expect(visitor.message(hours).first()).toBeVisible();
  await visitor.leave();
}

test('an author follows conversations live, replays one on the changed draft and saves it as a test case', async ({
  browser,
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  const project = await createProject(server, person, 'Café', 'harbour-cafe');
  const { projectId } = project;
  await saveProject(server, person, project, { KeepConversationText: true });
  await publishProject(server, person, project);
  const chat = getChatAddress(server, projectId);

  const page = await openAs(person, 'analytics', '/?view=correspondence');
  const analytics = new AnalyticsPage(page);
  await analytics.followLive();
  await ask(browser, chat);
  await analytics.newConversations(1).click();
  await expect(analytics.conversationCount(1)).toBeVisible();
  await ask(browser, chat);
  await expect(analytics.newConversations(1)).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  // The draft answers differently from the answer that the visitor got.
  const answer = await readNodeNamed(server, person, project, 'Answer');
  const { Entries } = answer.PropertyValues['Response'] as {
    Entries: readonly { EntryId: string; DisplayText?: string }[];
  };
  const hoursId = Entries.find(({ DisplayText }) => hours.test(DisplayText ?? ''))?.EntryId ?? '';
  const path = `Response/Entries/${hoursId}/DisplayText`;
  const module = { ...project, workflowId: answer.WorkflowId ?? '' };
  await requireSuccess(editNode(server, person, module, answer.Id, path, 'Day and night.'));

  await analytics.conversations.first().click();
  await analytics.chooseForTurn(2, 'Save as test case');
  const form = new TestCaseForm(page);
  await form.fillInName('Says when it opens');
  await expect(form.newCase.getByText('Mon–Fri 7–18').first()).toBeVisible();
  await form.save();
  await new Toasts(page).press('Open test case');
  await expect(form.storedName).toHaveValue('Says when it opens');
  await page.keyboard.press('Escape');

  await analytics.chooseForTurn(2, 'Replay on the draft');
  const simulator = new Simulator(page);
  const notice = simulator.recordedNotice;
  await expect(notice.getByText('The draft answers 1 of 2 turns differently.')).toBeVisible();
  await expect(simulator.message('Same response as the visitor got')).toHaveCount(1);
  await expect(simulator.message('The visitor got a different response')).toHaveCount(1);
  await expect(simulator.message('Now: Day and night.')).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  await page.goBack();
  await analytics.chooseForTurn(2, 'Open in the simulator');
  await expect(notice.getByText('Conversation of a visitor · Release 1')).toBeVisible();
  await expect(notice.getByText('Release 1 answers all 2 turns as the visitor was answered.')).toBeVisible();
  await expect(page).not.toHaveURL(/recorded=/);

  await page.goto(`${server.site('pro')}/projects/${projectId}?tab=runs`);
  const tests = new TestRunsPage(page);
  await tests.run('Suite 1');
  await expect(tests.testRun('Suite 1', 1)).toContainText('1 failed');
});
