import type { Page } from '@playwright/test';
import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { ChatPage, onServer } from '../pages/chat-page.ts';
import { Editor } from '../pages/editor.ts';
import { ImageEditor } from '../pages/properties/image-editor.ts';

/** Draws a picture of 400 by 200 as PNG: the left half red, the right half blue. */
async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const pen = canvas.getContext('2d');
    for (const [at, colour] of ['#cc2222', '#2222cc'].entries()) {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(at * 200, 0, 200, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('a picture is cropped in the editor, previewed with its chips, and shown on the published chat page (A2.75, A1.5)', async ({
  openAs,
  createPerson,
  server,
  browser,
}) => {
  const person = await createPerson();
  const { projectId } = await createProject(server, person, 'Pictures', 'harbour-cafe');
  const page = await openAs(person, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.tree.waitFor();
  await editor.select('Greet');

  // A picture is uploaded into the entry, and cropped to its right half.
  const { response } = editor;
  await response.openMore();
  await response.uploadImage({ name: 'sea.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  await expect(response.imageSize('400 × 200 px')).toBeVisible();
  await response.editImage();
  const image = new ImageEditor(page);
  await expect(image.cropAreaOf('400 × 200 px (0, 0)')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await image.cropArea.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(image.cropAreaOf('200 × 200 px (200, 0)')).toBeVisible();
  await image.flipHorizontally();
  await image.undo();
  await image.save();
  await expect(image.root).toBeHidden();
  await expect(response.imageSize('200 × 200 px')).toBeVisible();
  await expect(page.getByText('sea.png').first()).toBeVisible();
  await response.chooseLayout('Picture left, with heading');
  // The words about the picture before it do not fit this one.
  await response.alternativeText.fill('');

  // Chips are ordered by the keyboard, and the preview shows what people get.
  const chips = response.suggestionChips;
  for (const chip of ['Tea', 'Coffee']) {
    await chips.fill(chip);
    await chips.press('Enter');
  }
  await chips.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await response.openInWindow();
  await expect(response.chipsInLivePreview).toHaveText([/Coffee/, /Tea/]);
  const shown = response.imageInLivePreview;
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(200);
  for (const device of ['Smart display', 'Speaker', 'Phone']) await response.showLivePreviewAs(device);
  await response.showLivePreviewAs('Dark');
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The warning about the missing alternative text leads to its field, even from a collapsed entry.
  await response.collapseEntry(1);
  await editor.openProblems();
  const warning = editor.problem('The image has no alternative text.');
  await warning.first().click();
  await expect(response.alternativeText).toBeFocused();
  await page.keyboard.type('The sea at night');
  await expect(warning).toHaveCount(0);
  await editor.save();
  await expect(editor.savedMessage).toBeVisible();

  await editor.publishWindow.publish('Live');
  await expect(editor.publishWindow.publishedMessage).toBeVisible();
  const address = onServer(server, await editor.publishWindow.readChatAddress());
  const chat = await ChatPage.visit(browser, address);
  const picture = chat.picture('The sea at night').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(200);
});
