import { listViolations, listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { openStaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';

test('the staff finds an account, disables it and reads so in the audit log, and its owner is signed out (ACC-16)', async ({
  browser,
}) => {
  const world = await openStaffWorld();
  try {
    const { server, author, staff } = world;
    const owner = await openSignedIn(browser, server, author, 'pro', '/');
    await expect(owner.getByRole('main')).toBeVisible();
    const tower = await openSignedIn(browser, server, staff, 'ctower', '/accounts');
    await tower.getByRole('searchbox', { name: 'Find an account' }).fill('ad');
    await expect(tower.getByRole('listitem')).toHaveCount(1);
    await tower.getByRole('button', { name: `Actions for ${author.email}` }).click();
    await expect(tower.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeVisible();
    await tower.mouse.move(0, 0);
    expect(await listViolationsOfBothSchemes(tower)).toEqual([]);
    await tower.getByRole('menuitem', { name: 'Disable account' }).click();
    await tower.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
    await expect(tower.getByRole('listitem').getByText('Disabled')).toBeVisible();
    await expect(owner.getByRole('textbox', { name: /Email/ })).toBeVisible();

    await tower.getByRole('button', { name: `Actions for ${author.email}` }).click();
    await tower.getByRole('menuitem', { name: 'Show in the audit log' }).click();
    await expect(tower.getByText('Account disabled').first()).toBeVisible();
    await tower.mouse.move(0, 0);
    expect(await listViolations(tower)).toEqual([]);
  } finally {
    await world.close();
  }
});
