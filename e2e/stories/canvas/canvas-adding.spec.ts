import { createCanvasProject } from '../../fixtures/canvas-samples.ts';
import { createNode, createProject, editNode } from '../../fixtures/project.ts';
import { Canvas } from '../../pages/canvas/canvas.ts';
import { CommandPalette } from '../../pages/command-palette.ts';
import { Editor } from '../../pages/editor.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('adding nodes on the canvas', () => {
  test('a node type that is dragged from the palette becomes a node where it is dropped', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Palette');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    await expect(editor.card('Start')).toBeVisible();
    await canvas.addNodeButton.click();
    const entry = await canvas.readBox(canvas.nodeType('Say'));
    const pane = await canvas.readBox(canvas.pane);
    const place = { x: pane.x + pane.width * 0.6, y: pane.y + pane.height * 0.6 };
    await canvas.drag({ x: entry.x + 40, y: entry.y + 12 }, place);
    await page.mouse.up();
    await expect(editor.card('Say')).toBeVisible();
    await expect(canvas.nodeType('Say')).toBeHidden();
    const card = await canvas.readBox(editor.card('Say'));
    expect(Math.abs(card.x + card.width / 2 - place.x)).toBeLessThan(40);
    await expect(editor.card('Say')).toBeFocused();
  });

  test('N and + add a node that the selected one leads to, open its name and leave the view where it is', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Adding');
    await createNode(server, ada, project, 'Ask', 'Ask');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    await page.setViewportSize({ width: 1_800, height: 900 });
    await expect(editor.card('Ask')).toBeVisible();
    await canvas.clickEmpty();
    const view = await canvas.readView();

    // The key N adds a node after one that is only selected, not focused.
    await editor.card('Start').click();
    await canvas.drawing.focus();
    await page.keyboard.press('n');
    await canvas.chooseType('say');
    await expect(canvas.nameField).toBeFocused();
    await page.keyboard.type('Greet');
    await page.keyboard.press('Enter');
    await expect(canvas.node(/^Greet/)).toBeFocused();
    await expect(editor.treeItem('Greet')).toBeVisible();
    await expect(canvas.edge(/from Start to Greet/)).toBeVisible();
    expect(await canvas.readView()).toEqual(view);

    // Escape keeps the initial name of the node.
    await page.keyboard.press('F2');
    await page.keyboard.type('Never');
    await page.keyboard.press('Escape');
    await expect(canvas.node(/^Greet/)).toBeFocused();

    await editor.card('Ask').hover();
    await canvas.addAfterButton(editor.card('Ask')).click();
    await canvas.chooseType('say');
    await expect(canvas.nameField).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(canvas.edge(/from Ask to Say/)).toBeVisible();

    // The command palette can be opened from anywhere, such as the tree, which keeps the focus otherwise.
    await editor.treeItem('Ask').click();
    const palette = new CommandPalette(page);
    await palette.open();
    await palette.searchField.fill('Add node: End');
    await page.keyboard.press('Enter');
    await expect(canvas.nameField).toBeFocused();
    await page.keyboard.type('Farewell');
    await page.keyboard.press('Enter');
    await expect(canvas.node(/^Farewell/)).toBeFocused();
    await expect(editor.treeItem('Farewell')).toBeVisible();
  });

  test('a node that is inserted on a connection is placed between both, and the nodes after it make room in one step', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Inserting');
    const greet = await createNode(server, ada, project, 'Say', 'Greet');
    await editNode(server, ada, project, project.startNodeId, 'Connectors/next/TargetNodeId', greet.Id);
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    const edge = canvas.edge(/from Start to Greet/);
    await expect(edge).toBeVisible();
    const before = await canvas.readBox(editor.card('Greet'));

    await edge.focus();
    await page.keyboard.press('n');
    await canvas.chooseType('say');
    await expect(canvas.nameField).toBeFocused();
    await page.keyboard.press('Enter');
    const [start, between, after] = [
      await canvas.readBox(canvas.node(/^Start/)),
      await canvas.readBox(canvas.node(/^Say/)),
      await canvas.readBox(canvas.node(/^Greet/)),
    ];
    expect(between.x).toBeGreaterThan(start.x + start.width);
    expect(between.x + between.width).toBeLessThan(after.x);
    await expect(canvas.edges).toHaveCount(2);

    await page.keyboard.press('Control+z');
    await expect(canvas.node(/^Say/)).toHaveCount(0);
    await expect.poll(async () => (await canvas.readBox(editor.card('Greet'))).x).toBe(before.x);
    await expect(edge).toBeVisible();
  });

  test('a connection is deselected when a node is chosen in the tree, and its buttons keep their size at any zoom', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    await createCanvasProject(server, ada);
    const page = await openAs(ada, 'pro', '/projects');
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    await editor.openProject(/^Canvas samples/);
    await editor.select(/^Five nodes/);
    const edge = canvas.edge(/from Start to Welcome/);
    const remove = canvas.removeConnectionButton;
    await expect(edge).toBeVisible();
    await editor.card('Welcome').click();
    await edge.focus();
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
    const { width } = await canvas.readBox(remove);
    for (const presses of [1, 2, 3]) {
      await canvas.zoomOut();
      await expect.poll(async () => (await canvas.readView()).zoom).toBeLessThan(0.9 ** presses);
    }
    expect((await canvas.readBox(remove)).width).toBeCloseTo(width, 0);

    await editor.select('Welcome');
    await expect(canvas.selected).toHaveCount(1);
    await expect(remove).toBeHidden();
    await expect(canvas.selectedEdges).toHaveCount(0);
  });
});
