import { createGradient } from '../../fixtures/library.ts';
import { openStaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { ChatPage, onServer } from '../../pages/chat-page.ts';
import { OneSite } from '../../pages/one/one-site.ts';
import { OnePublishWindow } from '../../pages/one/publish-window.ts';
import { ResponseForm } from '../../pages/properties/response-form.ts';
import { ReviewPage } from '../../pages/control-tower/review-page.ts';

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
    const editor = await new OneSite(page).createProject('Museum guide');

    // A text and a picture.
    await editor.row('Opening hours').click();
    await editor.displayText.fill('Open every day, 9 to 5.');
    const response = new ResponseForm(page);
    await response.openMore();
    const picture = createGradient([31, 95, 168], [20, 180, 140], 320, 240);
    await response.uploadImage({ name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    await expect(response.imageSize('320 × 240 px')).toBeVisible();

    // Ten pages at once, and one that matches from everywhere.
    await editor.addPages(
      editor.row(/^Opening hours/),
      newPages.map((name) => `${name}: The answer about ${name}.`),
    );
    await expect(editor.row(/^Bicycles/)).toBeVisible();
    await editor.row(/^Bicycles/).click();
    await expect(editor.displayText).toContainText('The answer about Bicycles.');
    await editor.openMenu(editor.row(/^Bicycles/));
    await editor.chooseFromMenu('Add One extension');
    await editor.chooseFromMenu('Page');
    await expect(editor.row('New Page, One extension')).toBeVisible();
    await expect(editor.nameField).toHaveValue('New Page');
    await editor.nameField.fill('House wifi');
    await editor.keywords.fill('wifi');
    await response.addEntry();
    await editor.displayText.fill('The network is called Lantern.');

    // The preview matches it from a distant page.
    await editor.row(/^Tickets/).click();
    const { preview } = editor;
    await expect(preview.message(/^Adults £9/)).toBeVisible();
    await preview.send('wifi');
    await expect(preview.message('The network is called Lantern.')).toBeVisible();

    // Review: the problems of the new pages are warnings.
    await editor.save();
    const publishing = new OnePublishWindow(page);
    await publishing.open();
    await expect(publishing.checkResult).toBeVisible();
    await publishing.requestReview();
    await expect(publishing.underReview).toBeVisible();
    const review = new ReviewPage(await openSignedIn(browser, world.server, world.staff, 'ctower', '/reviews'));
    await review.open('Museum guide');
    await review.approve();
    await expect(review.approvedMessage).toBeVisible();

    await publishing.openStatus();
    await publishing.goLive();
    await expect(publishing.publishedMessage).toBeVisible();

    const address = onServer(world.server, await publishing.readChatAddress());
    const chat = await ChatPage.visit(browser, address);
    for (const [said, heard] of [
      ['opening hours', 'Open every day, 9 to 5.'],
      ['weddings', 'The answer about Weddings.'],
      ['wifi', 'The network is called Lantern.'],
    ] as const) {
      await chat.send(said);
      await expect(chat.message(heard)).toBeVisible();
    }
    await expect
      .poll(() => chat.pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  } finally {
    await world.close();
  }
});
