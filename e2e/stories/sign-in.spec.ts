import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/portal/sign-in-page.ts';
import { AccountMenu } from '../pages/site/account-menu.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

test.describe('signing in', () => {
  test('the sign-in form shows which fields are missing or invalid (P5.1, P5.2, P5.3, P2.28)', async ({
    page,
    server,
  }) => {
    const signIn = new SignInPage(page);
    await signIn.open(server);
    await signIn.logInButton.click();
    await expect(page.getByText('You must enter an email address')).toBeVisible();
    await signIn.email.fill('nonsense');
    await signIn.logInButton.click();
    await expect(page.getByText('You must enter a valid email address')).toBeVisible();
    await signIn.email.fill('ada@example.test');
    await signIn.logInButton.click();
    const noPassword = page.getByText('You must enter a password');
    await expect(noPassword).toBeVisible();
    await signIn.startNewAccount();
    await expect(noPassword).toBeHidden();
  });

  test('signing in leads once to the requested path and lasts after a reload (P2.10, P2.11, P4.9, P4.12)', async ({
    page,
    server,
    createPerson,
  }) => {
    const person = await createPerson();
    await page.goto(`${server.site('pro')}/projects/01a1fc9e-e20b-750a-a24e-62685696624b`);
    await expect(page).toHaveURL(/\/login$/);
    await new SignInPage(page).logIn(person.email, person.password);
    await expect(page).toHaveURL(/\/projects\/01a1fc9e/);
    await page.goto(`${server.site('pro')}/`);
    await expect(new ProjectsPage(page).heading).toBeVisible();
    await page.reload();
    await expect(new ProjectsPage(page).heading).toBeVisible();
  });

  test('logging out forgets the token and asks to sign in again (P2.18, P4.14, WEB-4)', async ({
    openAs,
    createPerson,
  }) => {
    const person = await createPerson();
    const page = await openAs(person, 'pro');
    await new AccountMenu(page).logOut();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('username')])).toEqual([
      null,
      null,
    ]);
  });

  test('the theme chosen in the account menu is kept after a reload (P4.34, P4.36)', async ({
    openAs,
    createPerson,
  }) => {
    const page = await openAs(await createPerson(), 'pro');
    const palette = () => page.evaluate(() => document.documentElement.dataset.palette);
    const menu = new AccountMenu(page);
    await menu.open();
    const before = await palette();
    await menu.item(/Theme/).click();
    expect(await palette()).not.toBe(before);
    const chosen = await palette();
    await page.reload();
    await expect(new ProjectsPage(page).heading).toBeVisible();
    expect(await palette()).toBe(chosen);
  });

  test('toggling the theme three times quickly activates the hidden theme (P4.35, P3.30)', async ({
    openAs,
    createPerson,
  }) => {
    const page = await openAs(await createPerson(), 'pro');
    const menu = new AccountMenu(page);
    await menu.open();
    const toggle = menu.item(/Theme/);
    await toggle.waitFor();
    await toggle.evaluate((element: HTMLElement) => [1, 2, 3].forEach(() => element.click()));
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.palette)).toBe('midnight');
  });
});
