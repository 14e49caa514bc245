import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';

const drinks = ['a cup of tea please', 'i would like tea', 'some green tea', 'tea with milk', 'can i have tea'];
const table = [
  'intent,sample',
  ...drinks.map((sample) => `Order tea,${sample}`),
  ...drinks.map((sample) => `Ask for tea,${sample.split(' ').toReversed().join(' ')}`),
].join('\n');

test('an author pastes intents, edits a sample, finds a confusable pair and goes to where an intent is used', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Many intents');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.tree.waitFor();

  await page.getByRole('link', { name: 'Intents' }).click();
  await expect(page).toHaveURL(/tab=intents/);
  await page.getByRole('button', { name: 'Paste samples' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Samples to add' }).fill(table);
  await expect(dialog.getByText('10 new, 0 duplicates, 0 clashes with another intent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 10 samples' }).click();
  const orderTea = page.getByRole('row', { name: /^Order tea/ });
  await expect(orderTea).toBeVisible();

  await orderTea.focus();
  await page.keyboard.press('Enter');
  const samples = page.getByRole('textbox', { name: /^Samples/ });
  await samples.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nblack tea');
  await expect(orderTea.getByRole('gridcell').nth(1)).toHaveText('6');

  await page.getByRole('button', { name: 'Check recognition' }).click();
  await page.getByText(/^(?:Order tea and Ask for tea|Ask for tea and Order tea): \d+ samples?$/).click();
  await page
    .getByRole('button', { name: /of Ask for tea, / })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /^Ask for tea/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/row=/);
  await expect(page.getByRole('region', { name: 'Samples not recognised' })).toBeVisible();
  expect(await listViolations(page, { within: '[aria-label="Intents"]' })).toEqual([]);

  // A node listens for the intent.
  await editor.select('Start');
  await editor.openTab('Connections');
  const panel = page.getByRole('region', { name: 'Properties' });
  await panel
    .getByRole('button', { name: /^Add (?:the first|connector)/ })
    .first()
    .click();
  await panel.getByRole('combobox', { name: 'Intent' }).click();
  await page.getByRole('option', { name: 'Order tea' }).click();

  await page.getByRole('link', { name: 'Intents' }).click();
  await orderTea.click();
  await page.getByRole('region', { name: 'Where used' }).getByRole('button', { name: /Start/ }).click();
  await expect(page).toHaveURL(/node=/);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText('Start');

  await editor.save();
  await page.getByRole('link', { name: 'Intents' }).click();
  await page.reload();
  await expect(orderTea.getByRole('gridcell').nth(1)).toHaveText('6');
  await expect(orderTea.getByRole('gridcell').nth(4)).toHaveText('1');
});
