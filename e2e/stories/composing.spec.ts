import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { Rules } from '../pages/properties/rules.ts';

test('an author writes a message with a token and chips, and a condition of two rules, from the keyboard', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Composing');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.tree.waitFor();

  await editor.addNode('Say');
  const { response } = editor;
  await response.addEntry();
  const text = response.displayTexts;
  await text.pressSequentially('You chat on **{alk_pl');
  await page.keyboard.press('Tab');
  await page.keyboard.type('**');
  await expect(text).toHaveValue('You chat on **{tv.ALK_Platform}**');
  await expect(response.boldInPreview).toContainText('Platform');
  await response.suggestionChips.focus();
  await page.keyboard.type('Yes, please');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(response.chips.last()).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(response.chips).toHaveText(['No', 'Yes, please']);

  await editor.addNode('Condition');
  await editor.openTab('General');
  await editor.properties.addConnector();
  const rules = new Rules(page);
  await rules.add();
  await expect(rules.variable(1)).toBeFocused();
  await page.keyboard.type('ALK_Platform');
  await rules.fillInValue(1, 'chat');
  await rules.add();
  await expect(rules.rows).toHaveCount(2);
  await expect(rules.variable(2)).toBeFocused();
  await page.keyboard.type('ALK_Language');
  await rules.chooseComparison(2, 'is not');
  await rules.fillInValue(2, 'de');
  expect(await listViolations(page, { within: '[aria-label="Properties"]' })).toEqual([]);
  await rules.showText();
  const { expression } = rules;
  await expect(expression).toHaveValue('ALK_Platform == "chat" and ALK_Language != "de"');
  await expression.fill('ALK_Platform = 1');
  await expect(page.getByText('Unexpected "=". (character 14)')).toBeVisible();
  await expression.fill('ALK_Platform == "chat"');

  await editor.save();
  await page.reload();
  await editor.select('Condition');
  await editor.openTab('General');
  await editor.properties.openConnector(/ALK_Platform/);
  await expect(rules.rows).toHaveCount(1);
});
