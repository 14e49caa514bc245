import type { Browser, Page } from '@playwright/test';
import { listViolationsOfBothSchemes } from '../fixtures/list-violations.ts';
import { createProject, publishProject, saveProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

const missed = 'zorbling plimsolls';
const hours = /^Mon–Fri 7–18/;

/** Opens the chat page as a visitor who is new to the assistant. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('What can I do for you?')).toBeVisible();
  return visitor;
}

async function send(visitor: Page, text: string): Promise<void> {
  await visitor.getByRole('textbox').fill(text);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText(text, { exact: true })).toHaveCount(1);
  await expect(visitor.getByRole('textbox')).toHaveValue('');
}

test('what a visitor was not understood with becomes a sample, and the next visitor is understood', async ({
  browser,
  server,
  createPerson,
  openAs,
}) => {
  const person = await createPerson();
  const { teamId, projectId } = await createProject(server, person, 'Café', 'harbour-cafe');
  await saveProject(server, person, { teamId, projectId }, { KeepConversationText: true });
  await publishProject(server, person, { teamId, projectId });
  const chat = `http://chat.localhost:${server.port}/channels/chat/${projectId}/live`;
  const visitor = await visit(browser, chat);
  await send(visitor, missed);
  await expect(visitor.getByText(hours)).toHaveCount(0);
  await visitor.context().close();

  const page = await openAs(person, 'analytics');
  await page.getByRole('combobox', { name: 'View' }).selectOption('misrecognitions');
  const groups = page.getByRole('region', { name: 'Not understood, by what it asks for' });
  await groups.locator('summary', { hasText: missed }).click();
  await groups.getByRole('checkbox', { name: `Select ${missed}` }).check();
  await groups.getByRole('button', { name: 'Add as samples…' }).click();
  const panel = page.getByRole('region', { name: 'Add as samples' });
  await panel.getByRole('combobox', { name: 'Intent' }).selectOption({ label: 'Opening hours' });
  await expect(panel.getByText(/^Held-out samples recognised: /)).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Add 1 sample' }).click();
  await expect(panel.getByText('The samples are in the draft.', { exact: false })).toBeVisible();

  await saveProject(server, person, { teamId, projectId }, {});
  await publishProject(server, person, { teamId, projectId });
  const next = await visit(browser, chat);
  await send(next, missed);
  await expect(next.getByText(hours).first()).toBeVisible();
});
