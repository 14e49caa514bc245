import type { Page } from '@playwright/test';
import { listViolations } from '../fixtures/list-violations.ts';
import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';

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

test('a picture is cropped in the editor, previewed with its chips, and shown on the published chat page (A2.75, A1.5, A1.6)', async ({
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
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await (await choosing).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  await expect(page.getByText('400 × 200 px')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Image' }).click();
  const dialog = page.getByRole('dialog', { name: /Edit image/ });
  const crop = dialog.getByRole('group', { name: 'Crop area: 400 × 200 px (0, 0)' });
  await expect(crop).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  const area = dialog.getByRole('group', { name: /^Crop area/ });
  await area.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('group', { name: 'Crop area: 200 × 200 px (200, 0)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Flip horizontally' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('200 × 200 px')).toBeVisible();
  await expect(page.getByText('sea.png').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Picture left, with heading' }).check();
  // The words about the picture before it do not fit this one.
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('');

  // Chips are ordered by the keyboard, and the preview shows what people get.
  const chips = page.getByRole('textbox', { name: 'Suggestion chips' }).first();
  for (const chip of ['Tea', 'Coffee']) {
    await chips.fill(chip);
    await chips.press('Enter');
  }
  await chips.press('ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await page
    .getByRole('button', { name: /^Open .* in a window$/ })
    .first()
    .click();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByRole('list').getByRole('button')).toHaveText([/Coffee/, /Tea/]);
  const shown = preview.locator('img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(200);
  for (const device of ['Smart display', 'Speaker', 'Phone']) await preview.getByText(device, { exact: true }).click();
  await preview.getByText('Dark', { exact: true }).click();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The warning about the missing alternative text leads to its field, also from a collapsed entry.
  await page.getByRole('button', { name: 'Collapse entry 1' }).click();
  await page
    .getByRole('button', { name: /problems?$|errors?|warnings?/i })
    .first()
    .click();
  await page.getByText('The image has no alternative text.').first().click();
  await expect(page.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
  await page.keyboard.type('The sea at night');
  await expect(page.getByText('The image has no alternative text.')).toHaveCount(0);
  await editor.save();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  await editor.publish('Live');
  await expect(page.getByText('Published Successfully')).toBeVisible();
  const address = await page.getByRole('dialog').getByRole('link').last().getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address?.replace(/:\d+\//, `:${server.port}/`) ?? '');
  const picture = visitor.getByRole('log').getByRole('img', { name: 'The sea at night' }).first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(200);
});
