import { listViolations } from '../../fixtures/list-violations.ts';
import { createGradient, LibraryFixture } from '../../fixtures/library.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LibraryPage } from '../../pages/library-page.ts';

const gradient = createGradient([246, 110, 65], [31, 95, 168]);

test('a media editor uploads, renames, moves by dragging, previews, edits, deletes and restores files (A1.6, A2.86)', async ({
  openAs,
  createPerson,
}) => {
  const person = await createPerson();
  const page = await openAs(person, 'pro', '/');
  const library = new LibraryPage(page);
  await library.open();
  await expect(library.emptyFolder).toBeVisible();

  await library.createFolder('Cakes');
  await expect(library.row('Cakes')).toBeVisible();

  await library.upload([
    { name: 'plum.png', mimeType: 'image/png', buffer: Buffer.from(gradient) },
    { name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('Open at nine.') },
    { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(library.uploadSummary).toHaveText('Uploaded 2, 1 not uploaded');
  await expect(library.uploads.getByText('Files of this kind cannot be stored in the library.')).toBeVisible();
  await library.closeUploads();

  await library.row('plum.png').click();
  await expect(library.preview('plum.png')).toBeVisible();
  await expect(library.details.getByText('320 × 240')).toBeVisible();
  await expect(page).toHaveURL(/file=/);
  await library.rename('apple');
  await expect(library.row('apple.png')).toBeVisible();

  await library.row('apple.png').dragTo(library.row('Cakes'));
  await expect(page.getByText('Moved 1 item to Cakes.')).toBeVisible();
  await library.openFolder('Cakes');
  await expect(library.row('apple.png')).toBeVisible();
  await page.reload();
  await expect(library.row('apple.png')).toBeVisible();
  await library.goUpTo('Files');

  await library.row('hours.txt').click();
  await library.changeText('Open at ten.');
  await expect(library.details.getByText('Open at ten.')).toBeVisible();
  await expect(library.details.getByText(/^2, by/)).toBeVisible();

  expect(await listViolations(page, { within: 'main' })).toEqual([]);

  await page.keyboard.press('Escape');
  await library.row('Cakes').click();
  await page.keyboard.press('Delete');
  await expect(library.deleteQuestion('Cakes').getByText('1 file inside will be deleted too.')).toBeVisible();
  await library.confirmDelete('Cakes');
  await expect(library.row('Cakes')).toHaveCount(0);
  await library.restore('Cakes');
  await expect(page.getByText('Cakes has been restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await library.row('Cakes').dblclick();
  await expect(library.row('apple.png')).toBeVisible();
});

test('all of 200 dropped files arrive complete although the connection breaks, and the page asks about a name in use', async ({
  openAs,
  createPerson,
  server,
}) => {
  const person = await createPerson();
  const stored = await LibraryFixture.of(server, person);
  await stored.addFile('line-3.txt', 'Older');
  const page = await openAs(person, 'pro', '/library');
  const library = new LibraryPage(page);
  await library.row('line-3.txt').waitFor();
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
  await library.dropFiles(files);
  await cut;
  await expect(library.uploads.getByText(/The connection was lost/)).toBeVisible();
  expect((await stored.listFiles()).length).toBeLessThan(200);
  await library.replaceTaken();

  // The remaining files are uploaded again without a click.
  await page.context().setOffline(false);
  await expect(library.uploadSummary).toHaveText('Uploaded 200 files', { timeout: 240_000 });
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  await expect(library.itemCount(200)).toBeVisible();
  const listed = await stored.listFiles();
  expect(listed.map(({ name }) => name).toSorted()).toEqual([...contents.keys()].toSorted());
  const read = async ({ id, name }: { id: string; name: string }) =>
    Buffer.from(await stored.read(id)).toString() === contents.get(name) ? [] : [name];
  expect((await Promise.all(listed.map(read))).flat()).toEqual([]);
});
