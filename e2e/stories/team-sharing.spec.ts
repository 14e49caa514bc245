import type { Browser, Page } from '@playwright/test';
import { createDatabase } from '../fixtures/database.ts';
import { findLink, startMailServer } from '../fixtures/mail-server.ts';
import { startServer, type ServerProcess } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { password, SignInPage } from '../pages/portal/sign-in-page.ts';
import { AccountMenu } from '../pages/site/account-menu.ts';
import { Notifications } from '../pages/site/notifications.ts';
import { Site } from '../pages/site/site.ts';
import { TeamsPage } from '../pages/portal/teams-page.ts';

const newPassword = 'Lantern!River44';

async function aPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function signUp(page: Page, server: ServerProcess, email: string) {
  const signIn = new SignInPage(page);
  await signIn.open(server);
  await signIn.fillInNewAccount(email);
  await expect(signIn.signUpButton).toBeDisabled();
  await signIn.acceptTerms();
  await signIn.signUpButton.click();
  await expect(signIn.accountCreatedMessage).toBeVisible();
}

async function logIn(page: Page, email: string) {
  await new SignInPage(page).logIn(email);
  await expect(new AccountMenu(page).button).toBeVisible();
}

/** Points a mailed link to the server of this story. */
function toServerLink(server: ServerProcess, link: string) {
  const url = new URL(link);
  url.host = new URL(server.site('my')).host;
  return url.toString();
}

test('a new person signs up, creates a team and shares it with a person who has no account yet (P1.3, P2.29, P2.34, P2.37, P4.20, P4.25, P4.26, P8.45, P8.50)', async ({
  browser,
}) => {
  const [database, mail] = [await createDatabase(), await startMailServer()];
  const server = await startServer({
    env: {
      DATABASE_URL: database.url,
      REDIS_URL: process.env.TEST_REDIS_URL ?? '',
      SMTP_URL: mail.url,
      APP_SECRET: 'one secret for the server of this story, of 32 and more',
    },
  });
  try {
    const ada = await aPage(browser);
    await signUp(ada, server, 'ada@example.test');
    const verification = await mail.newest('ada@example.test', /verif|confirm/i);
    expect(verification.html).toContain('<a ');
    await ada.goto(toServerLink(server, findLink(verification, '/welcome')));
    await new SignInPage(ada).followLoginLink();
    await logIn(ada, 'ada@example.test');

    const teams = new TeamsPage(ada);
    await teams.open();
    await teams.openCreateDialog();
    await teams.newTeamName.fill('Lighthouse');
    await teams.confirmCreate();
    const sharing = await teams.openTeam('Lighthouse');
    await sharing.invite('bob@example.test', 'App Editor');
    await expect(sharing.person('bob@example.test')).toBeVisible();

    const bob = await aPage(browser);
    const invitation = await mail.newest('bob@example.test', /invit/i);
    await bob.goto(toServerLink(server, findLink(invitation, '/welcome')));
    const welcome = new SignInPage(bob);
    await expect(welcome.heading('Join Lighthouse')).toBeVisible();
    await welcome.action('Accept the invitation').click();
    await expect(welcome.heading('Welcome to Lighthouse!')).toBeVisible();
    await welcome.setPassword(password, 'Submit');
    await expect(welcome.passwordSetMessage).toBeVisible();
    await welcome.followLoginLink();
    await logIn(bob, 'bob@example.test');
    // The login leads to the projects of the team that he joined.
    await expect(bob).toHaveURL(`${server.site('pro')}/`);
    await expect(new Site(bob).team('Lighthouse')).toBeVisible();
    await bob.goto(`${server.site('my')}/teams`);
    const row = new TeamsPage(bob).row(/Lighthouse/);
    await expect(row).toContainText('App Editor');

    // The new member appeared in the open dialog without a reload.
    await sharing.setPermission('bob', 'Viewer');
    await expect(row).toContainText('Viewer');
    await expect(new Notifications(bob).unreadButton).toBeVisible();

    await sharing.remove('bob');
    await expect(row).toBeHidden();

    // Ada has forgotten her password in another browser.
    const other = await aPage(browser);
    const signIn = new SignInPage(other);
    await signIn.open(server);
    await signIn.requestPasswordReset('ada@example.test');
    const reset = await mail.newest('ada@example.test', /Reset your/);
    await other.goto(toServerLink(server, findLink(reset, '/passwordReset')));
    await signIn.setPassword(newPassword, 'Reset Password');
    await expect(signIn.loginLink).toBeVisible();
    await signIn.open(server);
    await signIn.logIn('ada@example.test', newPassword);
    await expect(new AccountMenu(other).button).toBeVisible();
  } finally {
    await server.dispose();
    await mail.stop();
    await database.drop();
  }
});
