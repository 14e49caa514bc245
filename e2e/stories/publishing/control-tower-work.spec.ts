import { call } from '../../fixtures/api.ts';
import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { openStaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { AccountsPage } from '../../pages/control-tower/accounts-page.ts';

test('the staff closes feedback, finds a team and looks at the health of every part', async ({ browser }) => {
  const world = await openStaffWorld();
  try {
    const { server, author, staff } = world;
    const body = { username: author.email, rating: 3, text: 'The search finds too little' };
    await call(server, 'POST', 'SendFeedback', { body, token: author.token });
    const tower = await openSignedIn(browser, server, staff, 'ctower', '/');
    await expect(tower.getByRole('tab', { name: 'Feedback, 1 needs attention' })).toBeVisible();
    await tower.getByRole('searchbox', { name: 'Search the reports' }).fill('search find');
    await expect(tower.getByText('The search finds too little')).toBeVisible();
    await tower.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(tower.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(tower.getByRole('tab', { name: 'Feedback', exact: true })).toBeVisible();

    await tower.getByRole('tab', { name: 'Accounts' }).click();
    await new AccountsPage(tower).find(author.email);
    await tower.getByRole('link', { name: /^ada.*\(Admin\)/ }).click();
    await tower.getByText('Members, projects and limit').click();
    await expect(tower.getByRole('table', { name: /^Members of/ }).getByText(author.email)).toBeVisible();
    await tower.mouse.move(0, 0);
    expect(await listViolationsOfBothSchemes(tower)).toEqual([]);

    await tower.getByRole('tab', { name: 'Health' }).click();
    const parts = tower.getByRole('list', { name: 'Parts of the installation' });
    await expect(parts.getByRole('listitem').filter({ hasText: 'Database' }).getByText('Working')).toBeVisible();
    await tower.mouse.move(0, 0);
    expect(await listViolationsOfBothSchemes(tower)).toEqual([]);
  } finally {
    await world.close();
  }
});
