import type { Browser, Page } from '@playwright/test';
import { aDatabase } from '../fixtures/database.ts';
import { linkIn, startMailServer } from '../fixtures/mail-server.ts';
import { startServer, type ServerProcess } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { password, SignInPage } from '../pages/sign-in-page.ts';

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
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
}

/** Where the mailed links lead, whatever host the mail names: the server of this story. */
function onServer(server: ServerProcess, link: string) {
  const url = new URL(link);
  url.host = new URL(server.site('my')).host;
  return url.toString();
}

test('somebody signs up, makes a team and shares it with somebody who had no account (P2.29, P2.34, P2.37, P4.20, P4.25, P4.26, P8.45, P8.50)', async ({
  browser,
}) => {
  const [database, mail] = [await aDatabase(), await startMailServer()];
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
    await ada.goto(onServer(server, linkIn(verification, '/welcome')));
    await ada
      .getByRole('link', { name: 'Login' })
      .or(ada.getByRole('button', { name: 'Login' }))
      .first()
      .click();
    await logIn(ada, 'ada@example.test');

    await ada.getByRole('link', { name: 'Teams', exact: true }).click();
    await ada.getByRole('button', { name: 'Create Team' }).click();
    await ada.getByLabel('New Team Name').fill('Lighthouse');
    await ada.getByRole('button', { name: 'Ok', exact: true }).click();
    await ada.getByRole('button', { name: 'Edit Lighthouse' }).click();
    const sharing = ada.getByRole('dialog', { name: /Lighthouse/ });
    await sharing.getByRole('textbox', { name: 'Email' }).fill('bob@example.test');
    await sharing.getByLabel('Permission', { exact: true }).selectOption('App Editor');
    await sharing.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(sharing.getByText('bob@example.test', { exact: true })).toBeVisible();

    const bob = await aPage(browser);
    const invitation = await mail.newest('bob@example.test', /invit/i);
    await bob.goto(onServer(server, linkIn(invitation, '/welcome')));
    await expect(bob.getByRole('heading', { name: 'Welcome to Lighthouse!' })).toBeVisible();
    await bob.getByLabel('New password', { exact: true }).fill(password);
    await bob.getByRole('button', { name: 'Submit' }).click();
    await expect(bob.getByText('Password set successfully')).toBeVisible();
    await bob
      .getByRole('link', { name: 'Login' })
      .or(bob.getByRole('button', { name: 'Login' }))
      .first()
      .click();
    await logIn(bob, 'bob@example.test');
    await bob.getByRole('link', { name: 'Teams', exact: true }).click();
    const row = bob.getByRole('row', { name: /Lighthouse/ });
    await expect(row).toContainText('App Editor');

    // Ada has had the modal open all the time: the new member came in by himself.
    await sharing.getByLabel(/Permission of .*bob/).selectOption('Viewer');
    await expect(row).toContainText('Viewer');
    await expect(bob.getByRole('button', { name: /^Notifications, [1-9]/ })).toBeVisible();

    await sharing.getByRole('button', { name: /^Remove .*bob/i }).click();
    await ada.getByRole('dialog', { name: 'Remove from team' }).getByRole('button', { name: 'Remove' }).click();
    await expect(row).toBeHidden();
  } finally {
    await server.dispose();
    await mail.stop();
    await database.drop();
  }
});
