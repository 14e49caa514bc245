import { AxeBuilder } from '@axe-core/playwright';
import { Editor } from '../pages/editor.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

test('an author simulates a project in branches and saves the conversation as a test case (A1.9, A3.83)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson();
  const project = await createProject(server, ada, 'Harbour', 'harbour-cafe');
  const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
  const editor = new Editor(page);
  const log = editor.conversation;

  // The simulation starts at a node chosen in the tree.
  await editor.treeItem('What is wanted?').hover();
  await page.getByRole('button', { name: 'Actions for What is wanted?' }).click();
  await page.getByRole('menuitem', { name: 'Start here' }).click();
  await expect(log.getByText('What can I do for you?')).toBeVisible();
  await editor.sendToSimulator('I would like to order');
  await expect(log.getByText('What may it be?').first()).toBeVisible();
  await editor.sendToSimulator('a large latte');
  await expect(log.getByText('Anything else?')).toBeVisible();
  await log.getByRole('button', { name: 'Details' }).last().click();
  await expect(log.getByText('Entered Which item, at what price')).toBeVisible();
  await expect(editor.card('What may it be?').locator('[data-path="turn"]')).toBeVisible();
  await log.getByRole('button', { name: 'Left Start by “Coffee” for Order an item' }).click();
  // It leads to the node that was left, in the workflow that listens everywhere.
  await expect(page.getByRole('region', { name: 'Properties' }).getByRole('heading', { name: 'Start' })).toBeVisible();
  await log.getByRole('button', { name: 'Entered What may it be?' }).last().click();
  await expect(page.getByRole('region', { name: 'Properties' }).getByText('What may it be?')).toBeVisible();

  // A variable set by hand applies to the next turn.
  await page.getByRole('tab', { name: 'Variables' }).click();
  await page.getByRole('button', { name: 'Change ItemCount' }).click();
  await page.getByRole('textbox', { name: 'Value of ItemCount' }).fill('41');
  await page.keyboard.press('Enter');
  await editor.sendToSimulator('a croissant');
  await expect(log.getByText('Set by hand: ItemCount = 41')).toBeVisible();
  await expect(log.getByText('What else?')).toBeVisible();
  await log.getByRole('button', { name: 'Details' }).last().click();
  await page.getByRole('tab', { name: 'Variables' }).click();
  await expect(page.getByRole('row', { name: /ItemCount/ })).toContainText('42');

  // An edit during the conversation is noted, and the conversation goes on.
  const panel = page.getByRole('region', { name: 'Properties' });
  await panel.getByRole('tab', { name: 'General' }).click();
  await panel.getByRole('textbox', { name: /^Name/ }).fill('What next?');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(log.getByText('The assistant changed. Restart to try the new version.')).toBeVisible();

  // Going back and answering differently, in a window, keeps the earlier turns as a branch.
  await page.getByRole('region', { name: 'Simulator' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name: 'In a window' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulator' });
  await dialog.getByText('I would like to order').hover();
  await dialog.getByRole('button', { name: 'Go back to here' }).nth(1).click();
  await expect(dialog.getByText('2 turns after this are kept.')).toBeVisible();
  await editor.sendToSimulator('a large tea');
  await expect(dialog.getByRole('img', { name: 'Branch 2 of 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous branch' }).click();
  await expect(dialog.getByText('a croissant', { exact: true })).toBeVisible();
  // In a window of the browser, with its own menus; what is chosen there is selected in the editor.
  await dialog.getByRole('button', { name: 'More' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('menuitemradio', { name: 'In its own browser window' }).click();
  const own = await opening;
  await expect(dialog).toBeHidden();
  await expect(own).toHaveTitle('Simulator – Harbour');
  const scan = await new AxeBuilder({ page: own }).setLegacyMode().analyze();
  expect(scan.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await own.getByRole('textbox', { name: 'What you say' }).fill('a small tea');
  await own.keyboard.press('Enter');
  await expect(own.getByRole('log').getByText('a small tea', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'More' }).last().click();
  await own.getByRole('menuitemradio', { name: 'Beside the canvas' }).click();
  await expect.poll(() => own.isClosed()).toBe(true);

  // The place is remembered, and a key restarts.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Simulator' })).toBeVisible();
  await editor.sendToSimulator('I would like to order');
  await expect(log.getByText('I would like to order')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(log.getByText('I would like to order')).toBeHidden();
  await editor.sendToSimulator('I would like to order');
  await expect(log.getByText('What may it be?').first()).toBeVisible();

  // The conversation can be saved as a test case.
  await page.getByRole('region', { name: 'Simulator' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as test case' }).click();
  const form = page.getByRole('dialog', { name: 'New test case' });
  await expect(form.getByRole('textbox', { name: 'Utterance' }).nth(1)).toHaveValue('I would like to order');
  await form.getByLabel('Name').fill('Orders a latte and a croissant');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('tab', { name: 'Test Runs' }).click();
  await expect(page.getByText('Orders a latte and a croissant')).toBeVisible();
});
