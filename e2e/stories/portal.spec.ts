import { expect, test } from '../fixtures/test.ts';
import { AccountMenu } from '../pages/site/account-menu.ts';
import { FeedbackWindow } from '../pages/portal/feedback-window.ts';
import { ProfilePage } from '../pages/portal/profile-page.ts';
import { SecurityPage } from '../pages/portal/security-page.ts';
import { Site } from '../pages/site/site.ts';
import { SignInPage } from '../pages/portal/sign-in-page.ts';
import { TeamWindow } from '../pages/portal/team-window.ts';
import { TeamsPage } from '../pages/portal/teams-page.ts';

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
      await expect(new Site(page).heading(heading)).toBeVisible();
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
      await expect(new SignInPage(stranger).action(words)).toBeVisible();
    }
    await stranger.context().close();
  });

  test('an account keeps its changed profile, email address and password (P1.4, P1.5, P2.38, P4.18, P4.19, P4.24)', async ({
    openAs,
    createPerson,
  }) => {
    const person = await createPerson();
    const page = await openAs(person, 'my', '/myprofile');
    const profile = new ProfilePage(page);
    await profile.firstName.fill('Grace');
    await profile.save();
    await expect(profile.savedMessage).toBeVisible();
    await page.reload();
    await expect(profile.firstName).toHaveValue('Grace');

    const security = new SecurityPage(page);
    await security.open();
    await security.changePassword(person.password, secondPassword);
    await expect(security.passwordChangedMessage).toBeVisible();

    const address = `moved-${crypto.randomUUID().slice(0, 8)}@example.test`;
    await security.changeEmail(address);
    await expect(page).toHaveURL(/\/myprofile$/);
    await expect(new Site(page).unverifiedMessage).toBeVisible();

    await new AccountMenu(page).logOut();
    const signIn = new SignInPage(page);
    await signIn.logIn(address, secondPassword);
    // The new address is not verified yet, so the terms come first.
    await signIn.acceptAndLogIn();
    await expect(profile.heading).toBeVisible();
  });

  test('an Admin can rename and delete a team (P1.6, P2.51, P2.53, P2.55, P5.17, P5.27)', async ({
    openAs,
    createPerson,
  }) => {
    const page = await openAs(await createPerson(), 'my', '/teams');
    const teams = new TeamsPage(page);
    await teams.openCreateDialog();
    await teams.confirmCreate();
    await expect(teams.nameMissingMessage).toBeVisible();
    await expect(teams.newTeamName).toHaveAttribute('placeholder', 'Enter a name for your new team');
    await teams.newTeamName.fill('Kite');
    await teams.confirmCreate();
    const sharing = await teams.openTeam('Kite');
    await sharing.rename('Albatross');
    const renamed = new TeamWindow(page, 'Albatross');
    await expect(renamed.root).toBeVisible();
    await renamed.delete();
    await expect(renamed.deleteQuestion).toContainText('Are you sure you wish to delete this team, Albatross?');
    await renamed.confirmDelete();
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
    const modal = new FeedbackWindow(page);
    await expect(modal.submitButton).toBeDisabled();
    await modal.text.focus();
    await page.keyboard.type('The guides are good.');
    await expect(modal.submitButton).toBeEnabled();
    await modal.submitButton.focus();
    await page.keyboard.press('Enter');
    await expect(modal.thanks).toBeVisible();
  });
});
