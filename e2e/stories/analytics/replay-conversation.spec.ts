import type { Browser, Page } from '@playwright/test';
import { call, requireSuccess } from '../../fixtures/api.ts';
import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { createProject, editNode, publishProject, readNode, saveProject } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';

const question = 'opening hours';
const hours = /^Mon–Fri 7–18/;

/** A new visitor opens the chat page of a café and asks for its hours. */
async function ask(browser: Browser, address: string): Promise<void> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('What can I do for you?')).toBeVisible();
  await visitor.getByRole('textbox').fill(question);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(hours).first()).toBeVisible();
  await visitor.context().close();
}

/** Opens the newest conversation, and the actions on its second turn. */
async function openSecondTurn(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Actions for turn 2' }).click();
}

test('an author follows conversations live, replays one on the changed draft and saves it as a test case', async ({
  browser,
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  const project = await createProject(server, person, 'Café', 'harbour-cafe');
  const { teamId, projectId } = project;
  await saveProject(server, person, project, { KeepConversationText: true });
  await publishProject(server, person, project);
  const chat = `http://chat.localhost:${server.port}/channels/chat/${projectId}/live`;

  const page = await openAs(person, 'analytics', '/?view=correspondence');
  await page.getByRole('switch', { name: 'Live' }).press('Space');
  await ask(browser, chat);
  await page.getByRole('button', { name: '1 new conversation' }).click();
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible();
  await ask(browser, chat);
  await expect(page.getByRole('button', { name: '1 new conversation' })).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  // The draft answers something else than what the visitor was answered.
  const { token } = person;
  const fat = await requireSuccess(call(server, 'GET', 'GetFatProject', { token, query: { projectId, teamId } }));
  const { Nodes } = fat.ResponseObject as { Nodes: readonly { Id: string; DisplayName: string }[] };
  const answerId = Nodes.find(({ DisplayName }) => DisplayName === 'Answer')?.Id ?? '';
  const answer = await readNode(server, person, project, answerId);
  const { Entries } = answer.PropertyValues['Response'] as {
    Entries: readonly { EntryId: string; DisplayText?: string }[];
  };
  const hoursId = Entries.find(({ DisplayText }) => hours.test(DisplayText ?? ''))?.EntryId ?? '';
  const path = `Response/Entries/${hoursId}/DisplayText`;
  const module = { ...project, workflowId: answer.WorkflowId ?? '' };
  await requireSuccess(editNode(server, person, module, answerId, path, 'Day and night.'));

  await openSecondTurn(page);
  await page.getByRole('menuitem', { name: 'Save as test case' }).click();
  const form = page.getByRole('dialog', { name: 'New test case' });
  await form.getByLabel('Name').fill('Says when it opens');
  await expect(form.getByText('Mon–Fri 7–18').first()).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open test case' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit test case' }).getByLabel('Name')).toHaveValue(
    'Says when it opens',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Actions for turn 2' }).click();
  await page.getByRole('menuitem', { name: 'Replay on the draft' }).click();
  const notice = page.getByRole('region', { name: 'Conversation of a visitor' });
  await expect(notice.getByText('The draft answers 1 of 2 turns differently.')).toBeVisible();
  const log = page.getByRole('log', { name: 'Conversation log' });
  await expect(log.getByText('Same response as the visitor got')).toHaveCount(1);
  await expect(log.getByText('The visitor got another response')).toHaveCount(1);
  await expect(log.getByText('Now: Day and night.')).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  await page.goBack();
  await page.getByRole('button', { name: 'Actions for turn 2' }).click();
  await page.getByRole('menuitem', { name: 'Open in the simulator' }).click();
  await expect(notice.getByText('Conversation of a visitor · Version 1')).toBeVisible();
  await expect(notice.getByText('Version 1 answers all 2 turns as the visitor was answered.')).toBeVisible();
  await expect(page).not.toHaveURL(/recorded=/);

  await page.goto(`${server.site('pro')}/projects/${projectId}?tab=runs`);
  await page.getByRole('button', { name: 'Run Suite 1' }).click();
  await expect(page.getByRole('button', { name: 'Open run 1 of Suite 1' })).toContainText('1 failed');
});
