import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { expect, test } from '../../fixtures/test.ts';
import { OneSite } from '../../pages/one/one-site.ts';
import { ProjectSettings } from '../../pages/project-settings.ts';
import { TextsPage } from '../../pages/texts-page.ts';

test('an author translates the texts of a One project from the keyboard, chapter by chapter, and goes to one in its form', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  const editor = await new OneSite(page).createProject('Restaurant', 'English + Deutsch');
  const texts = new TextsPage(page);
  await editor.row('Your own bottle').click();
  await editor.openTab('Availability');
  await editor.nameInMenus.fill('corkage');

  // The form leads to all texts, where the new one is the only one without a translation.
  await editor.openAllTexts();
  await expect(editor.tab('Texts')).toHaveAttribute('aria-selected', 'true');
  await texts.showOnly('Not translated');
  const place = 'The kitchen › Menu › Drinks › Your own bottle';
  const corkage = texts.translation('Deutsch', place, 'Name in menus');
  await expect(texts.translations).toHaveCount(1);
  await corkage.click();
  await page.keyboard.type('Korkgeld');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(corkage).not.toHaveValue('Korkgeld');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(corkage).toHaveValue('Korkgeld');

  await texts.showOnly('All');
  await texts.showPart('The kitchen');
  await texts.search('drinks › your own');
  await expect(texts.translations).toHaveCount(6);
  expect(await listViolationsOfBothSchemes(page)).toEqual([]);

  await texts.openPlace(place, 'Name in menus');
  await expect(editor.row('Your own bottle, unsaved changes')).toHaveAttribute('aria-selected', 'true');
  const inForm = editor.translation('Name in menus', 'Deutsch');
  await expect(inForm).toHaveValue('Korkgeld');

  // The back button keeps the choices, and a reload keeps the written text.
  await page.goBack();
  await expect(corkage).toBeFocused();
  await page.reload();
  await expect(corkage).toHaveValue('Korkgeld');
});

test('a One project has a tab for its texts once it has a second language', async ({ openAs, createPerson }) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  const editor = await new OneSite(page).createProject('Museum guide');
  await expect(editor.tab('Settings')).toBeVisible();
  await expect(editor.tab('Texts')).toHaveCount(0);
  await editor.openTab('Settings');
  await new ProjectSettings(page).addLanguage('Français');
  await editor.openTab('Texts');
  await expect(new TextsPage(page).head('Français')).toContainText(/0 of \d+ translated/);
});
