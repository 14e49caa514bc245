import type { Browser, Page } from '@playwright/test';
import { listViolations, listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { waitForMail } from '../../fixtures/server-process.ts';
import { openStaffWorld, type StaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { ChatPage, onServer } from '../../pages/chat-page.ts';
import { Notifications } from '../../pages/site/notifications.ts';
import { OneSite } from '../../pages/one/one-site.ts';
import { OnePublishWindow } from '../../pages/one/publish-window.ts';
import { ReviewPage } from '../../pages/control-tower/review-page.ts';

/** Creates a project from the template of the museum, in the editor. */
async function createMuseum(browser: Browser, { server, author }: StaffWorld): Promise<Page> {
  const page = await openSignedIn(browser, server, author, 'one', '/templates');
  await (await new OneSite(page).createProject('Museum guide')).row('Opening hours').waitFor();
  return page;
}

/** Has a project checked in the publish window, and asks for its review. */
async function requestReview(publishing: OnePublishWindow) {
  await publishing.open();
  await expect(publishing.checkResult).toBeVisible();
  await publishing.requestReview();
  await expect(publishing.underReview).toBeVisible();
}

async function openReview(browser: Browser, { server, staff }: StaffWorld): Promise<ReviewPage> {
  const review = new ReviewPage(await openSignedIn(browser, server, staff, 'ctower', '/reviews'));
  await review.open('Museum guide');
  return review;
}

test('an author requests a review, a reviewer talks to the project and approves it, and the author goes live', async ({
  browser,
}) => {
  const world = await openStaffWorld();
  try {
    const page = await createMuseum(browser, world);
    const publishing = new OnePublishWindow(page);
    await requestReview(publishing);
    expect(await listViolations(page)).toEqual([]);

    const review = await openReview(browser, world);
    await review.openPage('Opening hours');
    await expect(review.contents('Opening hours')).toContainText('Tue–Sun 10–18');
    await review.preview.send('tickets');
    await expect(review.preview.message(/^Adults £9/)).toBeVisible();
    await review.comment('Opening hours', 'Are holidays missing?');
    await expect(review.comments('Opening hours').getByText('Are holidays missing?').first()).toBeVisible();
    expect(await listViolationsOfBothSchemes(review.page)).toEqual([]);
    await review.approve();
    await expect(review.approvedMessage).toBeVisible();
    expect(await waitForMail(world.server.dataDir, world.author.email)).toBeTruthy();

    await publishing.openStatus();
    await expect(publishing.decision('Approved')).toBeVisible();
    await publishing.goLive();
    await expect(publishing.publishedMessage).toBeVisible();

    const address = onServer(world.server, await publishing.readChatAddress());
    const chat = await ChatPage.visit(browser, address);
    await chat.send('tickets');
    await expect(chat.message(/^Adults £9/)).toBeVisible();
  } finally {
    await world.close();
  }
});

test('a reviewer denies a project, and its author reads the reason and requests another review', async ({
  browser,
}) => {
  const world = await openStaffWorld();
  try {
    const page = await createMuseum(browser, world);
    const publishing = new OnePublishWindow(page);
    await requestReview(publishing);
    const review = await openReview(browser, world);
    await expect(review.denyButton).toBeDisabled();
    await review.deny('The prices are out of date.');
    await expect(review.deniedMessage).toBeVisible();

    await page.keyboard.press('Escape');
    await new Notifications(page).follow('Museum guide was not approved: The prices are out of date.');
    await expect(publishing.root.getByText('The prices are out of date.')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await publishing.requestReview();
    await expect(publishing.underReview).toBeVisible();
    await publishing.withdrawRequest();
    // The last decision still applies.
    await expect(publishing.decision('Denied')).toBeVisible();
  } finally {
    await world.close();
  }
});
