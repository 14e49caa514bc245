import type { Locator } from '@playwright/test';
import { Editor } from '../../pages/editor.ts';
import { waitUntilStill } from '../../fixtures/loaded-page.ts';
import { createProject } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Whether the position and zoom that the canvas shows are those that the browser stores for its workflow. */
function isShownViewStored(view: Locator, key: string): Promise<boolean> {
  return view.evaluate((element: HTMLElement, name) => {
    const { x, y, zoom } = JSON.parse(localStorage.getItem('canvasViews') ?? '{}')[name] ?? {};
    const { a, e, f } = new DOMMatrix(element.style.transform);
    return Math.abs(x - e) < 1 && Math.abs(y - f) < 1 && Math.abs(zoom - a) < 0.001;
  }, key);
}

test.describe('the canvas', () => {
  test('an author adds, connects, copies, deletes and restores nodes by keys, and finds the view again (A2.40, A7.44)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Canvas');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    await expect(editor.card('Start')).toBeVisible();
    const { canvas } = editor;
    const { cards, edges } = canvas;

    // Quick-add by a key: the list narrows while one types.
    await editor.card('Start').focus();
    await page.keyboard.press('n');
    await canvas.chooseType('sa');
    await expect(canvas.nameField).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor.card('Say')).toBeFocused();
    await expect(edges).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(cards).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(edges).toHaveCount(1);
    await edges.focus();
    await page.keyboard.press('Delete');
    await expect(edges).toHaveCount(0);

    // A connection can be dropped anywhere on a card: on its text, its head, and the port that sticks out at its left.
    const port = canvas.port(editor.card('Start'), 'Next');
    for (const [x, y] of [
      [150, 40],
      [60, 8],
      [-4, 20],
    ] as const) {
      await canvas.connect(port, editor.card('Say'), { x, y });
      await expect(edges).toHaveCount(1);
      await edges.focus();
      await page.keyboard.press('Delete');
      await expect(edges).toHaveCount(0);
    }
    await page.keyboard.press('Control+z');
    await expect(edges).toHaveCount(1);

    // Select all is one selection everywhere; Start is not copied.
    await canvas.drawing.press('Control+a');
    await expect(canvas.selection(2)).toBeVisible();
    await expect(editor.selectedTreeItems).toHaveCount(2);
    await editor.card('Say').press('Control+c');
    await editor.card('Say').press('Control+v');
    await expect(editor.card('Say 2')).toBeVisible();
    await editor.card('Say 2').press('Control+d');
    await expect(cards).toHaveCount(4);

    // Undo removes the copy in one step.
    await page.keyboard.press('Control+z');
    await expect(cards).toHaveCount(3);

    await editor.card('Say 2').press('Enter');
    await editor.card('Say 2').press('Delete');
    await editor.confirmDelete();
    await expect(cards).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(editor.card('Say 2')).toBeVisible();

    const view = canvas.viewport;
    const unzoomed = (await view.getAttribute('style')) ?? '';
    await canvas.zoomOut();
    await expect(view).not.toHaveAttribute('style', unzoomed);
    // The view is stored when its movement has ended; its last steps are too small to distinguish the two.
    await waitUntilStill(view);
    await expect.poll(() => isShownViewStored(view, `${project.projectId}/${project.workflowId}`)).toBe(true);
    const before = (await view.getAttribute('style')) ?? '';
    await page.reload();
    await expect(editor.card('Say 2')).toBeVisible();
    await expect(view).toHaveAttribute('style', before);
  });
});
