import { expect, test } from '../fixtures/test.ts';
import { AccountMenu } from '../pages/account-menu.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { TeamsPage } from '../pages/teams-page.ts';

const secondPassword = 'Lantern!River44';

test.describe('the account portal', () => {
  test('the account portal has a page at every path and asks signed-out visitors to sign in first (P1.8, P2.2, P2.3, P2.4, P2.5, P2.6, P2.7, P2.8, P2.9)', async ({
    browser,
    server,
    openAs,
    createPerson,
  }) => {
    const person = await createPerson();
    const page = await openAs(person, 'my', '/myprofile');
    for (const [path, heading] of [
      ['/myprofile', 'My Profile'],
      ['/teams', 'My Teams'],
      ['/security', 'Security'],
      ['/guides', 'Guides'],
    ] as const) {
      await page.goto(`${server.site('my')}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto(`${server.site('my')}/no-such-page`);
    await expect(page).toHaveURL(`${server.site('my')}/`);

    const stranger = await (await browser.newContext()).newPage();
    for (const path of ['/myprofile', '/teams', '/security', '/guides']) {
      await stranger.goto(`${server.site('my')}${path}`);
      await expect(stranger).toHaveURL(/\/login$/);
    }
    for (const [path, words] of [
      ['/welcome?signupType=my', 'Login'],
      ['/passwordReset?code=&frontendApp=my', 'Reset Password'],
    ] as const) {
      await stranger.goto(`${server.site('my')}${path}`);
      await expect(
        stranger
          .getByRole('button', { name: words })
          .or(stranger.getByRole('link', { name: words }))
          .first(),
      ).toBeVisible();
    }
    await stranger.context().close();
  });

  test('an account keeps its changed profile, email address and password (P1.4, P1.5, P2.38, P4.18, P4.19, P4.24)', async ({
    openAs,
    createPerson,
  }) => {
    const person = await createPerson();
    const page = await openAs(person, 'my', '/myprofile');
    await page.getByRole('textbox', { name: 'First name' }).fill('Grace');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Grace');

    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill(secondPassword);
    await page.getByLabel('Confirm new password').fill(secondPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('you are signed out everywhere else').first()).toBeVisible();

    const address = `moved-${crypto.randomUUID().slice(0, 8)}@example.test`;
    await page.getByRole('textbox', { name: 'New email address' }).fill(address);
    await page.getByRole('button', { name: 'Update Email' }).click();
    await expect(page).toHaveURL(/\/myprofile$/);
    await expect(page.getByText('Some features may be limited for now.')).toBeVisible();

    await new AccountMenu(page).logOut();
    await new SignInPage(page).logIn(address, secondPassword);
    // The new address is not verified yet, so the terms come first.
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept and log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });

  test('an Admin can rename and delete a team (P1.6, P2.51, P2.53, P2.55, P5.17, P5.27)', async ({
    openAs,
    createPerson,
  }) => {
    const page = await openAs(await createPerson(), 'my', '/teams');
    const teams = new TeamsPage(page);
    await teams.openCreateDialog();
    await teams.confirmCreate();
    await expect(page.getByText('You must enter a team name')).toBeVisible();
    await page.getByPlaceholder('Enter a name for your new team').fill('Kite');
    await teams.confirmCreate();
    await teams.openTeam('Kite');
    const sharing = page.getByRole('dialog', { name: /Kite/ });
    await sharing.getByRole('textbox', { name: 'Team Name' }).fill('Albatross');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /Albatross/ })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Team' }).click();
    const question = page.getByRole('dialog', { name: 'Delete team' });
    await expect(question).toContainText('Are you sure you wish to delete this team, Albatross?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(teams.row(/Albatross/)).toBeHidden();
  });

  test('feedback can be sent using only the keyboard (P1.7, P2.18, P2.56, P5.23, P9.28)', async ({
    openAs,
    createPerson,
  }) => {
    const page = await openAs(await createPerson(), 'my', '/guides');
    const menu = new AccountMenu(page);
    await menu.button.focus();
    await page.keyboard.press('Enter');
    await menu.item('Feedback').focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Leave Some Feedback' });
    await expect(modal.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await modal.getByLabel('Your feedback').focus();
    await page.keyboard.type('The guides are good.');
    await expect(modal.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await modal.getByRole('button', { name: 'Submit' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you for your feedback').first()).toBeVisible();
  });
});
