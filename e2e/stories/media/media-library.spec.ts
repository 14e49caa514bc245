import type { Page } from '@playwright/test';
import { listViolations } from '../../fixtures/list-violations.ts';
import { createGradient, LibraryFixture } from '../../fixtures/library.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dropFiles, findRow } from '../../pages/library-page.ts';

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const gradient = createGradient([246, 110, 65], [31, 95, 168]);

test('a media editor uploads, renames, moves by dragging, previews, edits, deletes and restores files (A2.86)', async ({
  openAs,
  createPerson,
}) => {
  const person = await createPerson();
  const page = await openAs(person, 'pro', '/');
  await page.getByRole('button', { name: 'Library' }).click();
  await expect(page.getByText('This folder is empty')).toBeVisible();

  await tool(page, 'New Folder').click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Cakes');
  await page.keyboard.press('Enter');
  await expect(findRow(page, 'Cakes')).toBeVisible();

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool(page, 'Upload').click()]);
  await chooser.setFiles([
    { name: 'plum.png', mimeType: 'image/png', buffer: Buffer.from(gradient) },
    { name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('Open at nine.') },
    { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('Uploaded 2, 1 not uploaded');
  await expect(uploads.getByText('Files of this kind cannot be stored in the library.')).toBeVisible();
  await uploads.getByRole('button', { name: 'Close' }).click();

  await findRow(page, 'plum.png').click();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('img', { name: 'Preview of plum.png' })).toBeVisible();
  await expect(details.getByText('320 × 240')).toBeVisible();
  await expect(page).toHaveURL(/file=/);
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'New name' }).fill('apple');
  await page.keyboard.press('Enter');
  await expect(findRow(page, 'apple.png')).toBeVisible();

  await findRow(page, 'apple.png').dragTo(findRow(page, 'Cakes'));
  await expect(page.getByText('Moved 1 item to Cakes.')).toBeVisible();
  await page.getByRole('treeitem', { name: 'Cakes' }).click();
  await expect(findRow(page, 'apple.png')).toBeVisible();
  await page.reload();
  await expect(findRow(page, 'apple.png')).toBeVisible();
  await page.getByRole('navigation', { name: 'Open folder' }).getByRole('button', { name: 'Files' }).click();

  await findRow(page, 'hours.txt').click();
  await details.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: /Text Editor/ });
  await editor.getByRole('textbox').fill('Open at ten.');
  await editor.getByRole('button', { name: 'OK' }).click();
  await expect(details.getByText('Open at ten.')).toBeVisible();
  await expect(details.getByText(/^2, by/)).toBeVisible();

  expect(await listViolations(page, { within: 'main' })).toEqual([]);

  await page.keyboard.press('Escape');
  await findRow(page, 'Cakes').click();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Delete Cakes?' });
  await expect(question.getByText('1 file inside will be deleted too.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(findRow(page, 'Cakes')).toHaveCount(0);
  await tool(page, 'Recently deleted').click();
  await page.getByRole('button', { name: 'Restore Cakes' }).click();
  await expect(page.getByText('Cakes has been restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await findRow(page, 'Cakes').dblclick();
  await expect(findRow(page, 'apple.png')).toBeVisible();
});

test('of 200 files that are dropped while the line is cut in the middle, all arrive whole, and a taken name is asked about', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const library = await LibraryFixture.of(server, person);
  await library.addFile('line-3.txt', 'Older');
  const page = await openAs(person, 'pro', '/library');
  await findRow(page, 'line-3.txt').waitFor();
  const files = Array.from({ length: 200 }, (_none, at) => ({
    name: `line-${at}.txt`,
    content: `Text ${at} `.repeat(200),
  }));
  let answeredCount = 0;
  const cut = new Promise<void>((resolve) => {
    page.on('response', (response) => {
      if (!response.url().includes('/api/AzureUpload')) return;
      answeredCount += 1;
      if (answeredCount === 100) page.context().setOffline(true).then(resolve, resolve);
    });
  });
  await dropFiles(page, files);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await cut;
  await expect(uploads.getByText(/The connection was lost/)).toBeVisible();
  expect((await library.listFiles()).length).toBeLessThan(200);
  await uploads.getByRole('button', { name: 'Replace' }).click();

  // They are sent again without being asked for.
  await page.context().setOffline(false);
  await expect(uploads.getByRole('status')).toHaveText('Uploaded 200 files', { timeout: 240_000 });
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  await expect(page.getByText('200 items')).toBeVisible();
  const stored = await library.listFiles();
  expect(stored.map(({ name }) => name).toSorted()).toEqual([...contents.keys()].toSorted());
  const read = async ({ id, name }: { id: string; name: string }) =>
    Buffer.from(await library.read(id)).toString() === contents.get(name) ? [] : [name];
  expect((await Promise.all(stored.map(read))).flat()).toEqual([]);
});
