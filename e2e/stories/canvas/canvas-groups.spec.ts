import { createNode, createProject } from '../../fixtures/project.ts';
import { Annotations } from '../../pages/canvas/annotations.ts';
import { CanvasLayout } from '../../pages/canvas/canvas-layout.ts';
import { Editor } from '../../pages/editor.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('groups, notes and connections of the canvas', () => {
  test('an author groups nodes and writes a note by keys, a second tab sees both, and undo and a reload keep them (A7.44)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Grouped');
    await createNode(server, ada, project, 'Say', 'Greet');
    const [page, other] = [
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
    ];
    const editor = new Editor(page);
    await expect(editor.card('Greet')).toBeVisible();
    await expect(new Editor(other).card('Greet')).toBeVisible();
    const { canvas } = editor;
    const [annotations, seenByOther] = [new Annotations(page), new Annotations(other)];
    const group = annotations.group('Orders');

    await editor.card('Greet').click();
    await editor.card('Greet').press('Control+g');
    await annotations.nameGroup('Orders');
    await expect(group).toBeVisible();
    await expect(seenByOther.group('Orders')).toBeVisible();

    // The card moves with its group, and returns with it in one step of undo.
    const start = await editor.card('Greet').boundingBox();
    await group.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => (await editor.card('Greet').boundingBox())?.y).toBeGreaterThan((start?.y ?? 0) + 40);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await editor.card('Greet').boundingBox())?.y).toBe(start?.y);

    // The colour comes from the menu, by keys only.
    await group.press('Shift+F10');
    await canvas.pressMenuItem('Rose');
    await expect(annotations.groupOfColour('rose')).toBeVisible();

    await group.press('t');
    await annotations.writeNote('Ask **Grace** first');
    const note = annotations.note('Ask');
    await expect(note).toBeFocused();
    await expect(canvas.boldText(note)).toHaveText('Grace');
    await expect(seenByOther.note('Ask')).toBeVisible();
    await note.press('Control+d');
    await expect(note).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(note).toHaveCount(1);
    await expect(canvas.drawing).toBeFocused();

    await page.reload();
    await expect(group).toBeVisible();
    await expect(note).toBeVisible();
  });

  test('an author inserts a node on a connection, and deletes a connection and a card by keys (A2.40, A7.47)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Connected');
    await createNode(server, ada, project, 'Say', 'Greet');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    // Wide enough for all three nodes.
    await page.setViewportSize({ width: 1_920, height: 900 });
    const editor = new Editor(page);
    const { canvas } = editor;
    const { edges } = canvas;
    await canvas.connect(canvas.port(editor.card('Start'), 'Next'), editor.card('Greet'), { x: 100, y: 30 });
    await expect(edges).toHaveCount(1);

    // From the menu of the node to its connection, and to the connection's commands.
    await editor.card('Start').click();
    await editor.card('Start').press('Shift+F10');
    await canvas.pressMenuItem('Connections…');
    await canvas.pressMenuItem('Next → Greet');
    await canvas.pressMenuItem('Insert a node');
    await canvas.chooseType('ask');
    await expect(editor.card('Ask')).toBeVisible();
    await expect(edges).toHaveCount(2);

    // A double click on the name of a port opens its inputs.
    await canvas.openConnector(editor.card('Ask'), 'No match');
    await expect(canvas.connectorWindow.getByText('Leads to')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(canvas.connectorWindow).toBeHidden();

    // A focused connection is deleted though a card is selected.
    await editor.card('Ask').click();
    await edges.first().focus();
    await page.keyboard.press('Delete');
    await expect(edges).toHaveCount(1);
    await expect(canvas.drawing).toBeFocused();
    await expect(editor.deleteDialog).toBeHidden();

    // The same holds for a focused card that is not selected.
    await editor.card('Ask').click();
    await editor.card('Greet').focus();
    await page.keyboard.press('Delete');
    await editor.confirmDelete();
    await expect(editor.card('Greet')).toHaveCount(0);
    await expect(editor.card('Ask')).toBeVisible();
    await expect(canvas.drawing).toBeFocused();
  });

  test('nodes added or pasted in the middle of the canvas do not cover the note there', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Noted');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    await page.setViewportSize({ width: 1_920, height: 900 });
    const editor = new Editor(page);
    const { canvas } = editor;
    await expect(editor.card('Start')).toBeVisible();
    await canvas.clickEmpty();
    await page.keyboard.press('t');
    const annotations = new Annotations(page);
    await annotations.writeNote('Ask Grace first');
    await expect(annotations.note('Ask')).toBeFocused();

    await canvas.addNodeButton.click();
    await canvas.nodeType('Say').click();
    await expect(editor.card('Say')).toBeVisible();
    const layout = new CanvasLayout(page);
    expect(await layout.listOverlaps()).toEqual([]);

    await editor.card('Say').click();
    await page.keyboard.press('Control+c');
    await canvas.clickEmpty();
    await page.keyboard.press('Control+v');
    await expect(canvas.cards).toHaveCount(4);
    expect(await layout.listOverlaps()).toEqual([]);
  });
});
