import { createCanvasProject } from '../../fixtures/canvas-samples.ts';
import { waitUntilStill } from '../../fixtures/loaded-page.ts';
import { createProject } from '../../fixtures/project.ts';
import { CanvasLayout } from '../../pages/canvas/canvas-layout.ts';
import { Canvas } from '../../pages/canvas/canvas.ts';
import { Editor } from '../../pages/editor.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('the content of the canvas', () => {
  test('connections run around the cards, even after intents are unfolded and a text has grown (A7.44)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    const project = await createProject(server, ada, 'Café', 'harbour-cafe');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    await page.setViewportSize({ width: 2_400, height: 2_000 });
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    const layout = new CanvasLayout(page);
    for (const workflow of ['Welcome', 'Menu', 'Order']) {
      await editor.selectWorkflow(workflow);
      await expect(canvas.node(/^Start/)).toBeVisible();
      await expect.poll(() => layout.listHiddenEdges()).toEqual([]);
    }

    await editor.selectWorkflow('Menu');
    await expect(editor.card('Which part?')).toBeVisible();
    await canvas.intentsButton(6).click();
    await expect(canvas.intentsButton(6)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => layout.listHiddenEdges()).toEqual([]);

    // A card without a picture, which has room for any text.
    const asking = canvas.node(/^Which part\?,/);
    const { height } = await canvas.readBox(asking);
    await editor.select('Which part?');
    await editor.response.displayTexts
      .first()
      .fill('Coffee, tea, hot chocolate and everything else that can be drunk warm or cold, at any time of the day.');
    await expect.poll(async () => (await canvas.readBox(asking)).height).toBeGreaterThan(height);
    await expect.poll(() => layout.listHiddenEdges()).toEqual([]);
  });

  test('fitting the canvas shows its readable part around the selection or Start, or all, and the dock hides no selected node (ui.md 9)', async ({
    openAs,
    server,
    createPerson,
  }) => {
    const ada = await createPerson();
    await createCanvasProject(server, ada);
    const page = await openAs(ada, 'pro', '/projects');
    await page.setViewportSize({ width: 1_920, height: 1_080 });
    const editor = new Editor(page);
    const canvas = new Canvas(page);
    await editor.openProject(/^Canvas samples/);
    await editor.select(/^Large/);
    await expect(canvas.node(/^Start/)).toBeVisible();
    const fit = canvas.fitButton;
    expect((await canvas.readView()).zoom * 12).toBeGreaterThanOrEqual(10);

    // The canvas opens at its readable part, so the button shows all of it, and then the readable part again.
    await fit.click();
    await waitUntilStill(canvas.viewport);
    await expect(canvas.node(/^Start/)).toBeInViewport();
    await expect(canvas.node(/^Step 200,/)).toBeInViewport();
    await fit.click();
    await waitUntilStill(canvas.viewport);
    expect((await canvas.readView()).zoom * 12).toBeGreaterThanOrEqual(10);
    await expect(canvas.node(/^Start/)).toBeInViewport();

    await editor.select('Step 5');
    await expect(canvas.node(/^Step 5,/)).toBeInViewport();
    await fit.click();
    await waitUntilStill(canvas.viewport);
    expect((await canvas.readView()).zoom * 12).toBeGreaterThanOrEqual(10);
    await expect(canvas.node(/^Step 5,/)).toBeInViewport();

    // The selected node stays in view when the dock opens.
    await page.setViewportSize({ width: 1_440, height: 640 });
    await fit.click();
    await waitUntilStill(canvas.viewport);
    await editor.openProblems();
    await expect(editor.problemsTab).toBeVisible();
    await expect
      .poll(async () => {
        const [card, pane] = [await canvas.readBox(canvas.node(/^Step 5,/)), await canvas.readBox(canvas.pane)];
        return card.y >= pane.y && card.y + card.height <= pane.y + pane.height;
      })
      .toBe(true);
  });

  test('cards show formatted text and whole chips, and a dragged card snaps to others with a line (ui.md 9)', async ({
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
    await expect(canvas.boldText(editor.card('Welcome'))).toHaveText('Welcome');
    const chips = canvas.chips(editor.card('Welcome'));
    await expect(chips).toHaveText(['Coffee', 'Tea', 'Something cold']);
    expect(
      await chips.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)),
    ).toEqual([]);

    await waitUntilStill(canvas.viewport);
    const [start, welcome] = [await canvas.readBox(editor.card('Start')), await canvas.readBox(editor.card('Welcome'))];
    await canvas.drag({ x: welcome.x + 60, y: welcome.y + 14 }, { x: welcome.x + 90, y: start.y + 14 + 4 });
    const guides = canvas.alignmentGuides;
    await expect(guides.first()).toBeVisible();
    // The page may still be showing an earlier place of the pointer.
    await waitUntilStill(editor.card('Welcome'));
    const lines = await guides.evaluateAll((all) => all.map((guide) => guide.getBoundingClientRect().y));
    await page.mouse.up();
    await expect(guides).toHaveCount(0);
    const { y, height } = await canvas.readBox(editor.card('Welcome'));
    const own = [y, y + height / 2, y + height];
    expect(lines.some((line) => own.some((place) => Math.abs(place - line) < 1))).toBe(true);
  });
});
