import { Editor } from '../pages/editor.ts';
import { aProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

test('an author tries a project out, turn by turn and in branches, and keeps it as a test (A1.9, A2.32, A3.83)', async ({
  openAs,
  server,
  someone,
}) => {
  const ada = await someone();
  const project = await aProject(server, ada, 'Harbour', 'harbour-cafe');
  const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
  const editor = new Editor(page);
  const log = editor.conversation;

  // It begins at a node that is chosen in the tree, in the workflow that it leads to.
  await editor.treeItem('What is wanted?').hover();
  await page.getByRole('button', { name: 'Actions for What is wanted?' }).click();
  await page.getByRole('menuitem', { name: 'Start here' }).click();
  await expect(log.getByText('What can I do for you?')).toBeVisible();
  await editor.saySimulated('I would like to order');
  await expect(log.getByText('What may it be?').first()).toBeVisible();
  await editor.saySimulated('a large latte');
  await expect(page.getByText('Entered Coffee')).toBeVisible();
  await expect(editor.card('What may it be?').locator('[data-path="turn"]')).toBeVisible();
  await page.getByRole('button', { name: 'Left What may it be? by “Coffee” for Coffee' }).click();
  await expect(page.getByRole('region', { name: 'Properties' }).getByText('What may it be?')).toBeVisible();

  // A variable is written by hand, and counts in the turn that comes.
  await page.getByRole('tab', { name: 'Variables' }).click();
  await page.getByRole('button', { name: 'Change ItemCount' }).click();
  await page.getByRole('textbox', { name: 'Value of ItemCount' }).fill('41');
  await page.keyboard.press('Enter');
  await editor.saySimulated('a croissant');
  await expect(log.getByText('Set by hand: ItemCount = 41')).toBeVisible();
  await expect(page.getByRole('row', { name: /ItemCount/ })).toContainText('42');

  // Back to the second turn and on differently, in a window; what was said before is kept.
  await page.getByRole('button', { name: 'Open in a window' }).click();
  const dialog = page.getByRole('dialog', { name: 'Simulator' });
  await dialog.getByText('I would like to order').hover();
  await dialog.getByRole('button', { name: 'Go back to here' }).nth(1).click();
  await expect(dialog.getByText('2 turns after this are kept.')).toBeVisible();
  await editor.saySimulated('a large tea');
  await expect(dialog.getByRole('img', { name: 'Branch 2 of 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous branch' }).click();
  await expect(dialog.getByText('a croissant', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the dock' }).click();

  // What it gave is a test case from now on.
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Save as test case' }).click();
  const form = page.getByRole('dialog', { name: 'New test case' });
  await expect(form.getByRole('textbox', { name: 'Utterance' }).nth(1)).toHaveValue('I would like to order');
  await form.getByLabel('Name').fill('Orders a latte and a croissant');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('tab', { name: 'Test Runs' }).click();
  await expect(page.getByText('Orders a latte and a croissant')).toBeVisible();
});
