import type { Browser } from '@playwright/test';
import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { createProject, publishProject } from '../../fixtures/project.ts';
import type { ServerProcess } from '../../fixtures/server-process.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Talks to a published café as a new visitor, and leaves without an end. */
async function visit(browser: Browser, server: ServerProcess, projectId: string, texts: readonly string[]) {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`http://chat.localhost:${server.port}/channels/chat/${projectId}/live`);
  await expect(visitor.getByText('What can I do for you?')).toBeVisible();
  for (const text of texts) {
    await visitor.getByRole('textbox').fill(text);
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText(/^Mon–Fri 7–18/).first()).toBeVisible();
  }
  await visitor.context().close();
}

test('an author sees on the canvas where visitors went and left, and opens their conversations', async ({
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
  const toggle = page.getByRole('button', { name: 'Traffic', exact: true });
  await toggle.click();
  const bar = page.getByRole('region', { name: 'Traffic' });
  await expect(bar.getByText('2 conversations')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  // Otherwise the name of the button stays open.
  await bar.hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const question = page.getByRole('button', { name: /^What is wanted\?: 2 conversations, \d+% left here$/ });
  await expect(question).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  await bar.getByRole('combobox', { name: 'Stage' }).selectOption('Beta');
  await expect(bar.getByText('No conversations in this range yet')).toBeVisible();
  await expect(question).toHaveCount(0);
  await bar.getByRole('combobox', { name: 'Stage' }).selectOption('Live');

  await question.press('Enter');
  await expect(
    page.getByText('Only conversations with a turn in the range: leading through What is wanted?'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversations' }).getByRole('link')).toHaveCount(2);
});

test('an author of pages shows and hides traffic below the tree', async ({ createPerson, openAs }) => {
  const page = await openAs(await createPerson(), 'one');
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the assistant').fill('Our museum');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const toggle = page.getByRole('button', { name: 'Traffic', exact: true });
  await toggle.click();
  const bar = page.getByRole('region', { name: 'Traffic' });
  await expect(bar.getByText('No conversations in this range yet')).toBeVisible();
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  await toggle.click();
  await expect(bar).toHaveCount(0);
});
