import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';

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
  await page.getByRole('button', { name: 'Add entry' }).click();
  const text = page.getByRole('textbox', { name: 'Display text' });
  await text.pressSequentially('You chat on **{alk_pl');
  await page.keyboard.press('Tab');
  await page.keyboard.type('**');
  await expect(text).toHaveValue('You chat on **{tv.ALK_Platform}**');
  await expect(page.getByRole('group', { name: 'Preview of Display text' }).locator('strong')).toContainText(
    'Platform',
  );
  const chips = page.getByRole('textbox', { name: 'Suggestion chips' });
  await chips.focus();
  await page.keyboard.type('Yes, please');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-chip]').last()).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('listitem').filter({ hasText: /^(?:No|Yes, please)×/ })).toHaveText([
    'No×',
    'Yes, please×',
  ]);

  await editor.addNode('Condition');
  await editor.openTab('General');
  const panel = page.getByRole('region', { name: 'Properties' });
  await panel.getByRole('button', { name: /^Add (?:the first rule|connector)$/ }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rules = page.getByRole('group', { name: /^Rule \d/ });
  await expect(rules.first().getByRole('combobox', { name: 'Variable' })).toBeFocused();
  await page.keyboard.type('ALK_Platform');
  await rules.first().getByRole('textbox', { name: 'Value' }).fill('chat');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(rules).toHaveCount(2);
  await expect(rules.nth(1).getByRole('combobox', { name: 'Variable' })).toBeFocused();
  await page.keyboard.type('ALK_Language');
  await rules.nth(1).getByRole('combobox', { name: 'Comparison' }).selectOption('is not');
  await rules.nth(1).getByRole('textbox', { name: 'Value' }).fill('de');
  expect(await listViolations(page, { within: '[aria-label="Properties"]' })).toEqual([]);
  await page.getByRole('radiogroup', { name: 'View of Rule' }).getByText('Text').click();
  const expression = page.getByRole('textbox', { name: 'Rule', exact: true });
  await expect(expression).toHaveValue('ALK_Platform == "chat" and ALK_Language != "de"');
  await expression.fill('ALK_Platform = 1');
  await expect(page.getByText('Unexpected "=". (character 14)')).toBeVisible();
  await expression.fill('ALK_Platform == "chat"');

  await editor.save();
  await page.reload();
  await editor.select('Condition');
  await editor.openTab('General');
  await page
    .getByRole('button', { name: /ALK_Platform/ })
    .first()
    .click();
  await expect(rules).toHaveCount(1);
});
