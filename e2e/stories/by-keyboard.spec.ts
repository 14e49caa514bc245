import type { Page } from '@playwright/test';
import { Canvas } from '../pages/canvas/canvas.ts';
import { CommandPalette } from '../pages/command-palette.ts';
import { Editor } from '../pages/editor.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { PropertiesPanel } from '../pages/properties/properties-panel.ts';
import { VariablesPage } from '../pages/variables-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** More presses than any form has controls. */
const pressesAtMost = 60;

test('an author builds an assistant of five nodes with a condition and tries it, by the keyboard alone', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'pro');
  const editor = new Editor(page);
  const { keyboard } = page;
  await expect(new ProjectsPage(page).heading).toBeVisible();

  await runCommand(page, 'New project');
  await expect(new ProjectsPage(page).nameField).toBeFocused();
  await keyboard.type('Tea shop');
  await keyboard.press('Enter');
  await expect(editor.card('Start')).toBeVisible();
  await expect(editor.canvas.firstSteps).toBeVisible();

  await runCommand(page, 'Go to Variables');
  const variables = new VariablesPage(page);
  // The page is loaded on demand, and the keys are pressed faster than that.
  await expect(variables.searchField).toBeVisible();
  await goToPart(page, 'Search variables');
  await tabTo(page, 'Add variable');
  await keyboard.press('Enter');
  await expect(variables.nameField).toBeFocused();
  await keyboard.type('Tea');
  await runCommand(page, 'Go to Build');

  // Each node follows the card that has the focus.
  await goToPart(page, 'Start, Start');
  await addNode(page, editor, 'say');
  await write(page, 'Say', 'Welcome to the tea shop.');
  await addNode(page, editor, 'ask');
  await write(page, 'Ask', 'Green or black?');
  await tabTo(page, 'Save the answer to');
  await chooseOption(page, 'Tea');
  await addNode(page, editor, 'cond');
  await keyboard.press('Alt+ArrowLeft');
  await expect(editor.card('Ask')).toBeFocused();
  await openTab(page, 'Ask', 'Connections');
  await tabTo(page, /^Intent/);
  await keyboard.press('Enter');
  await tabTo(page, 'Follows when');
  await chooseOption(page, 'What the person says, word for word');
  await tabTo(page, 'Expected answers');
  await keyboard.type('green');
  await keyboard.press('Enter');
  await keyboard.type('black');

  await leavePanel(page);
  await keyboard.press('Alt+ArrowRight');
  await expect(editor.card('Condition')).toBeFocused();
  await openTab(page, 'Condition', 'General');
  await tabTo(page, 'Add connector');
  await keyboard.press('Enter');
  await tabTo(page, 'Rules');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.type('Tea == "green"');
  await leavePanel(page);
  await addNode(page, editor, 'say');
  await write(page, 'Say 2', 'Green tea, coming up.');
  await leavePanel(page);
  await keyboard.press('Alt+ArrowLeft');
  await expect(editor.card('Condition')).toBeFocused();
  await addNode(page, editor, 'say');
  await write(page, 'Say 3', 'Black tea, coming up.');

  await keyboard.press('Control+Shift+Enter');
  await expect(editor.simulator.message('Green or black?')).toBeVisible();
  await goToPart(page, 'What you say');
  await keyboard.type('black');
  await keyboard.press('Enter');
  await expect(editor.simulator.message('Black tea, coming up.')).toBeVisible();
});

/** The name of the focused element, as its label or its text. */
function readFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused && 'labels' in focused ? (focused.labels as NodeListOf<Element> | null)?.[0] : undefined;
    const name = focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent ?? '';
    return name.replace(/\s*\*$/, '').trim();
  });
}

async function pressUntil(page: Page, key: string, name: string | RegExp) {
  for (let presses = 0; presses < pressesAtMost; presses += 1) {
    await page.keyboard.press(key);
    const focused = await readFocusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`${key} never reaches ${String(name)}; the focus is on ${await readFocusedName(page)}.`);
}

const tabTo = (page: Page, name: string | RegExp) => pressUntil(page, 'Tab', name);
/** Goes through the parts of the editor. */
const goToPart = (page: Page, name: string | RegExp) => pressUntil(page, 'F6', name);

async function runCommand(page: Page, name: string) {
  const palette = new CommandPalette(page);
  await palette.open();
  await page.keyboard.type(name);
  await expect(palette.selectedResult).toContainText(name);
  await page.keyboard.press('Enter');
}

/** Adds a node after the card that has, or last had, the focus. */
async function addNode(page: Page, editor: Editor, type: string) {
  if (!(await page.evaluate(() => document.activeElement?.classList.contains('react-flow__node'))))
    await leavePanel(page);
  const canvas = new Canvas(page);
  const count = await editor.treeItems.count();
  await page.keyboard.press('n');
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
  await expect(editor.treeItems).toHaveCount(count + 1);
  // The node keeps its initial name.
  await expect(canvas.nameField).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canvas.focusedCard).toHaveCount(1);
}

/** Moves the focus from a field of the properties back to the canvas. */
async function leavePanel(page: Page) {
  await page.keyboard.press('Shift+F6');
  await expect(new Canvas(page).focusedCard).toHaveCount(1);
}

/** Writes the first text of the selected node. */
async function write(page: Page, node: string, text: string) {
  await openTab(page, node, 'General');
  await tabTo(page, 'Add entry');
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
}

/** Opens a tab of the properties of the selected node. */
async function openTab(page: Page, node: string, name: 'General' | 'Connections') {
  const properties = new PropertiesPanel(page);
  const tab = properties.tab(name);
  await expect(properties.heading(node)).toBeVisible();
  await expect(tab).toBeVisible();
  await page.keyboard.press('F6');
  const tabs = /^(General|Connections)$/;
  if (!tabs.test(await readFocusedName(page))) await pressUntil(page, 'Shift+Tab', tabs);
  // The form keeps the tab that was open for the node before.
  if ((await readFocusedName(page)) !== name)
    await page.keyboard.press(name === 'General' ? 'ArrowLeft' : 'ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
}

/** Chooses an option of the list that has the focus. */
async function chooseOption(page: Page, name: string) {
  await page.keyboard.press('ArrowDown');
  const option = new PropertiesPanel(page).option(name);
  await expect(option).toBeVisible();
  for (let presses = 0; presses < pressesAtMost; presses += 1) {
    if ((await option.getAttribute('data-combobox-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
