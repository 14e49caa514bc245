import { listViolations, listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { openStaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { AccountsPage } from '../../pages/control-tower/accounts-page.ts';
import { SignInPage } from '../../pages/portal/sign-in-page.ts';
import { ProjectsPage } from '../../pages/projects-page.ts';

test('the staff finds an account, disables it and sees that in the audit log, and its owner is signed out (ACC-16)', async ({
  browser,
}) => {
  const world = await openStaffWorld();
  try {
    const { server, author, staff } = world;
    const owner = await openSignedIn(browser, server, author, 'pro', '/');
    await expect(new ProjectsPage(owner).heading).toBeVisible();
    const tower = await openSignedIn(browser, server, staff, 'ctower', '/accounts');
    const accounts = new AccountsPage(tower);
    await accounts.find('ad');
    await expect(accounts.accounts).toHaveCount(1);
    await accounts.openMenu(author.email);
    await expect(accounts.menuItem('Sign out everywhere')).toBeVisible();
    await tower.mouse.move(0, 0);
    expect(await listViolationsOfBothSchemes(tower)).toEqual([]);
    await accounts.disable();
    await expect(accounts.accounts.getByText('Disabled')).toBeVisible();
    await expect(new SignInPage(owner).email).toBeVisible();

    await accounts.openMenu(author.email);
    await accounts.menuItem('Show in the audit log').click();
    await expect(tower.getByText('Account disabled').first()).toBeVisible();
    await tower.mouse.move(0, 0);
    expect(await listViolations(tower)).toEqual([]);
  } finally {
    await world.close();
  }
});
