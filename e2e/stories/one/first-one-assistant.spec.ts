import { createGradient } from '../../fixtures/library.ts';
import { openStaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { chooseLive, getPublishWindow } from '../../pages/one-publish-window.ts';

const newPages = [
  'Bicycles',
  'Lockers',
  'Umbrellas',
  'Concerts',
  'Jobs',
  'Press office',
  'Volunteers',
  'Archive',
  'Newsletter',
  'Weddings',
];

test('a new person makes an assistant: texts, a picture, ten pages and a One extension, tries it, has it reviewed, and it answers (A1.2, A1.4, A2.26, A2.30)', async ({
  browser,
}) => {
  const world = await openStaffWorld();
  try {
    const page = await openSignedIn(browser, world.server, world.author, 'one', '/');
    await page.getByRole('button', { name: /^Museum guide/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    const tree = page.getByRole('tree', { name: 'Pages' });
    const row = (name: string | RegExp) => tree.getByRole('treeitem', { name });

    // A text and a picture.
    await row('Opening hours').click();
    await page.getByRole('textbox', { name: 'Display text' }).first().fill('Open every day, 9 to 5.');
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload Image' }).click();
    const picture = createGradient([31, 95, 168], [20, 180, 140], 320, 240);
    await (await choosing).setFiles({ name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    await expect(page.getByText('320 × 240 px')).toBeVisible();

    // Ten pages at once, and one that is heard from everywhere.
    await row(/^Opening hours/).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Add several pages…' }).click();
    await page
      .getByLabel('Names of the pages')
      .fill(newPages.map((name) => `${name}: The answer about ${name}.`).join('\n'));
    await page.getByRole('button', { name: 'Add 10 pages' }).click();
    await expect(row(/^Bicycles/)).toBeVisible();
    await row(/^Bicycles/).click();
    await expect(page.getByRole('textbox', { name: 'Display text' }).first()).toContainText(
      'The answer about Bicycles.',
    );
    await row(/^Bicycles/).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Add One extension' }).click();
    await page.getByRole('menuitem', { name: 'Page', exact: true }).click();
    await expect(row('New Page, One extension')).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('New Page');
    await name.fill('House wifi');
    await page.getByRole('textbox', { name: 'Keywords' }).fill('wifi');
    await page.getByRole('button', { name: 'Add entry' }).click();
    await page.getByRole('textbox', { name: 'Display text' }).first().fill('The network is called Lantern.');

    // The preview hears it from a page that it is not near to.
    await row(/^Tickets/).click();
    const preview = page.getByRole('region', { name: 'Live preview' });
    const log = preview.getByRole('log', { name: 'Conversation with the assistant' });
    await expect(log.getByText(/^Adults £9/)).toBeVisible();
    await preview.getByRole('textbox', { name: 'Your message' }).fill('wifi');
    await preview.getByRole('textbox', { name: 'Your message' }).press('Enter');
    await expect(log.getByText('The network is called Lantern.')).toBeVisible();

    // Review: the problems of the new pages are warnings.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = getPublishWindow(page);
    await expect(
      dialog.getByText('No problems found').or(dialog.getByRole('list', { name: 'Problems' })),
    ).toBeVisible();
    await chooseLive(page);
    await dialog.getByRole('button', { name: 'Request review' }).click();
    await expect(dialog.getByText('Under Review')).toBeVisible();
    const tower = await openSignedIn(browser, world.server, world.staff, 'ctower', '/reviews');
    await tower.getByRole('link', { name: 'Museum guide' }).click();
    await tower.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Approve' }).click();
    await expect(tower.getByRole('region', { name: 'Decision' }).getByText(/^Approved/)).toBeVisible();

    await page.goto(`${page.url().split('?')[0]}?publish=status`);
    await dialog.getByRole('button', { name: 'Go live' }).click();
    await chooseLive(page);
    await dialog.getByRole('checkbox', { name: 'Publish all chapters' }).check();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('Published Successfully')).toBeVisible();
    await dialog.getByRole('button', { name: /Status/ }).click();
    const links = dialog.getByRole('list', { name: 'Published stages' }).getByRole('link');
    const address = (await links.last().getAttribute('href')) ?? '';

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address.replace(/:\d+\//, `:${world.server.port}/`));
    for (const [said, heard] of [
      ['opening hours', 'Open every day, 9 to 5.'],
      ['weddings', 'The answer about Weddings.'],
      ['wifi', 'The network is called Lantern.'],
    ] as const) {
      await visitor.getByRole('textbox').fill(said);
      await visitor.keyboard.press('Enter');
      await expect(visitor.getByText(heard)).toBeVisible();
    }
    const shown = visitor.getByRole('log').locator('img');
    await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
