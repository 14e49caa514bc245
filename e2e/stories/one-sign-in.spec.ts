import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Person } from '../fixtures/api.ts';
import { AccountMenu } from '../pages/site/account-menu.ts';
import { SecurityPage } from '../pages/portal/security-page.ts';
import { SignInPage } from '../pages/portal/sign-in-page.ts';

async function logIn(page: Page, { email, password }: Person) {
  await new SignInPage(page).logIn(email, password);
}

test.describe('one sign-in for all sites', () => {
  test('a person who signed in for one site is let in on every other, and to the page that was asked for (P2.10, P2.11)', async ({
    browser,
    server,
    createPerson,
  }) => {
    const person = await createPerson();
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.site('pro')}/library?folder=a+b`);
    await expect(page).toHaveURL(`${server.site('my')}/login`);
    await logIn(page, person);
    await expect(page).toHaveURL(`${server.site('pro')}/library?folder=a+b`);
    await expect(new AccountMenu(page).button).toBeVisible();

    for (const site of ['one', 'analytics', 'my', 'controltower']) {
      await page.goto(`${server.site(site)}/`);
      await expect(new AccountMenu(page).button).toBeVisible();
      expect(page.url()).toMatch(new RegExp(`^${server.site(site)}/[^#]*$`));
    }
    await page.context().close();
  });

  test('signing out on one site signs out all others at once, in other tabs too (TOK-4)', async ({
    browser,
    server,
    createPerson,
  }) => {
    const person = await createPerson();
    const context = await browser.newContext();
    const pro = await context.newPage();
    await pro.goto(server.site('pro'));
    await logIn(pro, person);
    await expect(new AccountMenu(pro).button).toBeVisible();
    const one = await context.newPage();
    await one.goto(server.site('one'));
    await expect(new AccountMenu(one).button).toBeVisible();
    const security = new SecurityPage(await context.newPage());
    await security.page.goto(`${server.site('my')}/security`);
    // The three sites of this browser are one device; the other is the client that created the person.
    await expect(security.thisBrowser).toBeVisible();
    await expect(security.signIns).toHaveCount(2);

    await new AccountMenu(pro).logOut();
    for (const tab of [pro, one, security.page]) await expect(new SignInPage(tab).logInButton).toBeVisible();
    for (const site of ['pro', 'one', 'my']) {
      await one.goto(server.site(site));
      await expect(new SignInPage(one).logInButton).toBeVisible();
      await expect(one).toHaveURL(`${server.site('my')}/login`);
    }
    await context.close();
  });

  test("a code in a stranger's link does not sign anybody in", async ({ browser, server, openAs, createPerson }) => {
    const stranger = await openAs(await createPerson('stranger'), 'my');
    await expect(new AccountMenu(stranger).button).toBeVisible();
    const code = await stranger.evaluate(async () => {
      const headers = { 'content-type': 'application/json', 'client-token': localStorage.getItem('userToken') ?? '' };
      const body = JSON.stringify({ Site: 'pro', State: 's'.repeat(43) });
      const response = await fetch('/api/CreateSiteHandover', { method: 'POST', headers, body });
      return ((await response.json()) as { ResponseObject: { Code: string } }).ResponseObject.Code;
    });
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.site('pro')}/#handover=${code}&state=${'s'.repeat(43)}`);
    await expect(new SignInPage(page).logInButton).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
    await page.context().close();
  });
});
