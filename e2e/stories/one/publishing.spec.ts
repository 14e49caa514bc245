import type { Browser, Page } from '@playwright/test';
import { listViolations, listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { waitForMail } from '../../fixtures/server-process.ts';
import { openStaffWorld, type StaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { chooseLive, getPublishWindow } from '../../pages/one-publish-window.ts';

/** Creates a project from the template of the museum, in the editor. */
async function createMuseum(browser: Browser, { server, author }: StaffWorld): Promise<Page> {
  const page = await openSignedIn(browser, server, author, 'one', '/templates');
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Opening hours' }).waitFor();
  return page;
}

async function requestReview(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    getPublishWindow(page)
      .getByText('No problems found')
      .or(getPublishWindow(page).getByRole('list', { name: 'Problems' })),
  ).toBeVisible();
  await chooseLive(page);
  await getPublishWindow(page).getByRole('button', { name: 'Request review' }).click();
  await expect(getPublishWindow(page).getByText('Under Review')).toBeVisible();
}

async function openReview(browser: Browser, { server, staff }: StaffWorld): Promise<Page> {
  const page = await openSignedIn(browser, server, staff, 'ctower', '/reviews');
  await page.getByRole('link', { name: 'Museum guide' }).click();
  await page.getByRole('region', { name: 'Decision' }).waitFor();
  return page;
}

test('an author requests a review, a reviewer talks to the project and approves it, and the author goes live', async ({
  browser,
}) => {
  const world = await openStaffWorld();
  try {
    const page = await createMuseum(browser, world);
    await requestReview(page);
    expect(await listViolations(page)).toEqual([]);

    const tower = await openReview(browser, world);
    await tower.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Opening hours' }).click();
    await expect(tower.getByRole('region', { name: 'Contents of Opening hours' })).toContainText('Tue–Sun 10–18');
    const talk = tower.getByRole('region', { name: 'Try it out' });
    await talk.getByRole('textbox', { name: 'Your message' }).fill('tickets');
    await talk.getByRole('textbox', { name: 'Your message' }).press('Enter');
    await expect(talk.getByText(/^Adults £9/)).toBeVisible();
    const comments = tower.getByRole('region', { name: 'Comments on Opening hours' });
    await comments.getByLabel('New comment').fill('Are holidays missing?');
    await comments.getByRole('button', { name: 'Comment' }).click();
    await expect(comments.getByText('Are holidays missing?').first()).toBeVisible();
    expect(await listViolationsOfBothSchemes(tower)).toEqual([]);
    await tower.getByRole('button', { name: 'Approve' }).click();
    await expect(tower.getByRole('region', { name: 'Decision' }).getByText(/^Approved/)).toBeVisible();
    expect(await waitForMail(world.server.dataDir, world.author.email)).toBeTruthy();

    // The notification leads to the status of the project.
    await page.goto(`${page.url().split('?')[0]}?publish=status`);
    const dialog = getPublishWindow(page);
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Go live' }).click();
    await chooseLive(page);
    await dialog.getByRole('checkbox', { name: 'Publish all chapters' }).check();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('Published Successfully')).toBeVisible();
    await dialog.getByRole('button', { name: /Status/ }).click();
    const address = await dialog
      .getByRole('list', { name: 'Published stages' })
      .getByRole('link')
      .last()
      .getAttribute('href');

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address?.replace(/:\d+\//, `:${world.server.port}/`) ?? '');
    await visitor.getByRole('textbox').fill('tickets');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText(/^Adults £9/)).toBeVisible();
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
    await requestReview(page);
    const tower = await openReview(browser, world);
    const decision = tower.getByRole('region', { name: 'Decision' });
    await expect(decision.getByRole('button', { name: 'Deny' })).toBeDisabled();
    await decision.getByLabel('Reason or note to the author').fill('The prices are out of date.');
    await decision.getByRole('button', { name: 'Deny' }).click();
    await expect(decision.getByText(/^Denied/)).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page
      .getByRole('button', { name: 'Museum guide was not approved: The prices are out of date.', exact: true })
      .click();
    const dialog = getPublishWindow(page);
    await expect(dialog.getByText('The prices are out of date.')).toBeVisible();
    expect(await listViolations(page)).toEqual([]);
    await chooseLive(page);
    await dialog.getByRole('button', { name: 'Request review' }).click();
    await expect(dialog.getByText('Under Review')).toBeVisible();
    await dialog.getByRole('button', { name: 'Withdraw request' }).click();
    // What was decided last still stands.
    await expect(dialog.getByText('Denied', { exact: true })).toBeVisible();
  } finally {
    await world.close();
  }
});
