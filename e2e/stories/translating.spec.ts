import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { ProjectSettings } from '../pages/project-settings.ts';
import { RecordingsPage } from '../pages/recordings-page.ts';
import { TextsPage } from '../pages/texts-page.ts';

test('a translator writes text after text from the keyboard, and a speaker records the translations', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Café in German', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.tree.waitFor();
  await expect(editor.definitionLink('Recordings')).toBeVisible();
  await expect(editor.definitionLink('Texts')).toHaveCount(0);
  await editor.openTab('Settings');
  await new ProjectSettings(page).addLanguage('Deutsch');

  await editor.openDefinitions('Texts');
  await expect(page).toHaveURL(/tab=texts/);
  const texts = new TextsPage(page);
  await texts.showPart('Welcome');
  await texts.showOnly('Not translated');
  const fields = texts.translations;
  const german = texts.head('Deutsch');
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

  await editor.openDefinitions('Recordings');
  const recordings = new RecordingsPage(page);
  await expect(recordings.lines.first()).toBeVisible();
  await recordings.chooseLanguage('Deutsch');
  await expect(recordings.lines).toHaveText([/Willkommen im Hafencafé!.*To record/]);
  expect(await listViolations(page)).toEqual([]);
  await recordings.card.focus();
  await page.keyboard.press('Space');
  await expect(recordings.timer).toHaveText(/:0[1-9]|:[1-5]\d/);
  await page.keyboard.press('Space');
  await recordings.newRecording.waitFor();
  await recordings.card.focus();
  await page.keyboard.press('Enter');
  await expect(recordings.progress).toHaveText('1 of 1 recorded');
  await recordings.chooseLanguage('English');
  await expect(recordings.progress).toHaveText(/^0 of \d+ recorded$/);

  await editor.openDefinitions('Texts');
  await texts.showOnly('All');
  await fields.first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Moin!');
  await editor.openDefinitions('Recordings');
  await recordings.chooseLanguage('Deutsch');
  await expect(recordings.lines).toHaveText([/Moin!.*Words changed/]);
});
