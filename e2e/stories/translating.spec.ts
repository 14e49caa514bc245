import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';

test('a translator writes text after text from the keyboard, and a speaker records what is translated', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Café in German', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.tree.waitFor();
  const pages = page.getByRole('navigation', { name: 'Definitions' });
  await expect(pages.getByRole('link', { name: 'Recordings' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Texts' })).toHaveCount(0);
  await editor.openTab('Settings');
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();

  await pages.getByRole('link', { name: 'Texts' }).click();
  await expect(page).toHaveURL(/tab=texts/);
  const texts = page.getByRole('table', { name: 'Texts' });
  await page.getByRole('combobox', { name: 'Part of the project' }).selectOption({ label: 'Welcome' });
  await page.getByText('Not translated', { exact: true }).first().click();
  const fields = texts.getByRole('textbox');
  const german = texts.getByRole('columnheader', { name: /^Deutsch/ });
  await expect(german).toContainText('0 of 27 translated');
  expect(await listViolations(page)).toEqual([]);
  await fields.first().click();
  await page.keyboard.type('Willkommen im Hafencafé!');
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.type('Willkommen!');
  await page.keyboard.press('Enter');
  await expect(german).toContainText('2 of 27 translated');
  await page.keyboard.press('ControlOrMeta+ArrowUp');
  await expect(fields.nth(1)).toBeFocused();
  // The last words of the text are a step of undo; the page stays.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fields.nth(1)).not.toHaveValue('Willkommen!');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(fields.nth(1)).toHaveValue('Willkommen!');

  await pages.getByRole('link', { name: 'Recordings' }).click();
  const lines = page.getByRole('list', { name: 'Lines' });
  const languages = page.getByRole('radiogroup', { name: 'Language of the texts' });
  await expect(lines.getByRole('button').first()).toBeVisible();
  await languages.getByText('Deutsch').click();
  await expect(lines.getByRole('button')).toHaveText([/Willkommen im Hafencafé!.*To record/]);
  expect(await listViolations(page)).toEqual([]);
  const card = page.getByRole('group', { name: 'Current line' });
  await card.focus();
  await page.keyboard.press('Space');
  await expect(card.getByRole('timer')).toHaveText(/:0[1-9]|:[1-5]\d/);
  await page.keyboard.press('Space');
  await card.getByRole('heading', { name: 'Your new recording' }).waitFor();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 1 recorded')).toBeVisible();
  await languages.getByText('English').click();
  await expect(page.getByText(/^0 of \d+ recorded$/)).toBeVisible();

  await pages.getByRole('link', { name: 'Texts' }).click();
  await page.getByText('All', { exact: true }).first().click();
  await fields.first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Moin!');
  await pages.getByRole('link', { name: 'Recordings' }).click();
  await languages.getByText('Deutsch').click();
  await expect(lines.getByRole('button')).toHaveText([/Moin!.*Words changed/]);
});
