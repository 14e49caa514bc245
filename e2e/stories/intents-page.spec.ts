import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { IntentsPage } from '../pages/intents-page.ts';

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

  await editor.openDefinitions('Intents');
  await expect(page).toHaveURL(/tab=intents/);
  const intents = new IntentsPage(page);
  await intents.pasteSamples(table);
  await expect(intents.pasteWindow.getByText('10 new, 0 duplicates, 0 clashes with another intent')).toBeVisible();
  await intents.addPasted(10);
  const orderTea = intents.row('Order tea');
  await expect(orderTea).toBeVisible();

  await orderTea.focus();
  await page.keyboard.press('Enter');
  await intents.samples.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nblack tea');
  await expect(intents.sampleCount('Order tea')).toHaveText('6');

  await intents.checkRecognition();
  await intents.openConfused('Order tea', 'Ask for tea');
  await expect(intents.row('Ask for tea')).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/row=/);
  await expect(intents.notRecognised).toBeVisible();
  expect(await listViolations(page, { within: '[aria-label="Intents"]' })).toEqual([]);

  // A node listens for the intent.
  await editor.select('Start');
  await editor.openTab('Connections');
  const { properties } = editor;
  await properties.addConnector();
  await properties.chooseIntent('Order tea');

  await editor.openDefinitions('Intents');
  await orderTea.click();
  await intents.followUse('Start');
  await expect(page).toHaveURL(/node=/);
  await expect(properties.heading()).toHaveText('Start');

  await editor.save();
  await editor.openDefinitions('Intents');
  await page.reload();
  await expect(intents.sampleCount('Order tea')).toHaveText('6');
  await expect(intents.useCount('Order tea')).toHaveText('1');
});
