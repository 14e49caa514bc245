import { createCanvasProject } from '../../fixtures/canvas-samples.ts';
import { createProject } from '../../fixtures/project.ts';
import { Canvas } from '../../pages/canvas/canvas.ts';
import { Editor } from '../../pages/editor.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('the keys of the canvas', () => {
  test('keys work after a click on the empty canvas, and a copy is pasted in another workflow and another tab', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    await createCanvasProject(server, ada);
    const other = await createProject(server, ada, 'Other project');
    const page = await openAs(ada, 'pro', '/projects');
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    await editor.openProject(/^Canvas samples/);
    await editor.select(/^Five nodes/);
    await expect(editor.card('Welcome')).toBeVisible();

    await canvas.clickEmpty();
    await page.keyboard.press('Control+a');
    await expect(canvas.selection(5)).toBeVisible();
    const before = await canvas.readBox(editor.card('Start'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await canvas.readBox(editor.card('Start'))).y).toBeGreaterThan(before.y + 10);
    await canvas.clickEmpty();
    await expect(canvas.selected).toHaveCount(0);
    await page.keyboard.press('Control+f');
    await expect(canvas.findField).toBeFocused();
    await page.keyboard.press('Escape');
    await canvas.clickEmpty();
    await page.keyboard.press('n');
    await expect(canvas.typeField).toBeFocused();
    await page.keyboard.press('Escape');

    await editor.card('Welcome').click();
    await page.keyboard.press('Control+c');
    await editor.select(/^Main/);
    await expect(editor.card('Start')).toBeVisible();
    await canvas.clickEmpty();
    await page.keyboard.press('Control+v');
    await expect(editor.card('Welcome')).toBeVisible();

    const second = await page.context().newPage();
    await second.goto(`${new URL(page.url()).origin}/projects/${other.projectId}`);
    await expect(new Editor(second).card('Start')).toBeVisible();
    await new Canvas(second).clickEmpty();
    await second.keyboard.press('Control+v');
    await expect(new Editor(second).card('Welcome')).toBeVisible();
  });

  test('Escape returns the focus from each menu to where it was', async ({ openAs, server, createPerson }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Menus');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    const { drawing, menu } = canvas;
    await expect(editor.card('Start')).toBeVisible();

    await editor.card('Start').focus();
    await page.keyboard.press('n');
    await expect(canvas.typeField).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(canvas.typeField).toBeHidden();
    await expect(editor.card('Start')).toBeFocused();

    await page.keyboard.press('Shift+F10');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor.card('Start')).toBeFocused();

    // From the menu into the list of node types and back.
    await page.keyboard.press('Shift+F10');
    // The menu takes the focus a moment after it has opened, even from an entry that has it already.
    await expect(canvas.focusedMenuItem).toHaveCount(1);
    await canvas.pressMenuItem(/^Add node/);
    await expect(canvas.typeField).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor.card('Start')).toBeFocused();

    await canvas.clickEmpty();
    await expect(drawing).toBeFocused();
    await canvas.pane.click({ button: 'right', position: await canvas.findEmptyPlace() });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawing).toBeFocused();

    await canvas.addNodeButton.click();
    await expect(canvas.nodeType('Say')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(canvas.addNodeButton).toBeFocused();
  });
});
