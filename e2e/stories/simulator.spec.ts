import { AxeBuilder } from '@axe-core/playwright';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { TestCaseForm } from '../pages/test-case-form.ts';
import { TestRunsPage } from '../pages/test-runs-page.ts';

test('an author simulates a project in branches and saves the conversation as a test case (A1.9, A3.83)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson();
  const project = await createProject(server, ada, 'Harbour', 'harbour-cafe');
  const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
  const editor = new Editor(page);
  const { properties, simulator } = editor;

  // The simulation starts at a node chosen in the tree.
  await editor.chooseFor('How can we help?', 'Start here');
  await expect(simulator.message('What can I do for you?')).toBeVisible();
  await simulator.send('I would like to order');
  await expect(simulator.message('What can I get you?').first()).toBeVisible();
  await simulator.send('a large latte');
  await expect(simulator.message('Anything else?')).toBeVisible();
  await simulator.openDetails();
  await expect(simulator.message('Entered Which item, at what price')).toBeVisible();
  await expect(editor.canvas.turnMark(editor.card('What can I get you?'))).toBeVisible();
  await simulator.followStep('Left Start by “Coffee” for Order an item');
  // It leads to the node that was left, in the workflow that listens everywhere.
  await expect(properties.heading('Start')).toBeVisible();
  await simulator.followStep('Entered What can I get you?');
  await expect(properties.heading('What can I get you?')).toBeVisible();

  // A variable set by hand applies to the next turn.
  await simulator.setVariable('ItemCount', '41');
  await simulator.send('a croissant');
  await expect(simulator.message('Set by hand: ItemCount = 41')).toBeVisible();
  await expect(simulator.message('What else?')).toBeVisible();
  await simulator.openDetails();
  await simulator.showVariables();
  await expect(simulator.variable('ItemCount')).toContainText('42');

  // An edit during the conversation is noted, and the conversation continues.
  await properties.openTab('General');
  await properties.nameField.fill('What next?');
  await editor.save();
  await expect(simulator.message('The assistant changed. Restart to try the new version.')).toBeVisible();

  // Going back and answering differently, in a window, keeps the earlier turns as a branch.
  await simulator.openMenu();
  await simulator.moveTo('In a window');
  await simulator.goBackTo('I would like to order', 2);
  await expect(simulator.keptTurns(2)).toBeVisible();
  await simulator.send('a large tea');
  await expect(simulator.branch(2, 2)).toBeVisible();
  await simulator.showPreviousBranch();
  await expect(simulator.message('a croissant', { exact: true })).toBeVisible();
  // In a window of the browser, with its own menus; a choice there is selected in the editor.
  const own = await simulator.moveToBrowserWindow();
  await expect(simulator.window).toBeHidden();
  await expect(own.page).toHaveTitle('Simulator – Harbour');
  const scan = await new AxeBuilder({ page: own.page }).setLegacyMode().analyze();
  expect(scan.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await own.send('a small tea');
  await expect(own.message('a small tea', { exact: true })).toBeVisible();
  await own.openMenu(own.page);
  await own.moveTo('Beside the canvas');
  await expect.poll(() => own.page.isClosed()).toBe(true);

  // The place is remembered, and a key restarts.
  await page.reload();
  await expect(simulator.panel).toBeVisible();
  await simulator.send('I would like to order');
  await expect(simulator.message('I would like to order')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(simulator.message('I would like to order')).toBeHidden();
  await simulator.send('I would like to order');
  await expect(simulator.message('What can I get you?').first()).toBeVisible();

  // The conversation can be saved as a test case.
  await simulator.saveAsTestCase();
  const form = new TestCaseForm(page);
  await expect(form.utterance(2)).toHaveValue('I would like to order');
  await form.fillInName('Orders a latte and a croissant');
  await form.save();
  await expect(form.newCase).toBeHidden();
  await editor.openTab('Test Runs');
  await expect(new TestRunsPage(page).testCase('Orders a latte and a croissant')).toBeVisible();
});
