import { call } from '../../fixtures/api.ts';
import { listViolationsOfBothSchemes } from '../../fixtures/list-violations.ts';
import { openStaffWorld } from '../../fixtures/staff-world.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { AccountsPage } from '../../pages/control-tower/accounts-page.ts';
import { ControlTower } from '../../pages/control-tower/control-tower.ts';

test('the staff closes feedback, finds a team and looks at the health of every part', async ({ browser }) => {
  const world = await openStaffWorld();
  try {
    const { server, author, staff } = world;
    const body = { username: author.email, rating: 3, text: 'The search finds too little' };
    await call(server, 'POST', 'SendFeedback', { body, token: author.token });
    const page = await openSignedIn(browser, server, staff, 'ctower', '/');
    const tower = new ControlTower(page);
    await expect(tower.tab('Feedback, 1 needs attention')).toBeVisible();
    await tower.searchReports('search find');
    await expect(page.getByText('The search finds too little')).toBeVisible();
    await tower.closeReport();
    await expect(tower.reopenButton).toBeVisible();
    await expect(tower.tab('Feedback')).toBeVisible();

    await tower.openTab('Accounts');
    const accounts = new AccountsPage(page);
    await accounts.find(author.email);
    await accounts.openTeam(/^ada.*\(Admin\)/);
    await tower.openTeamDetails();
    await expect(tower.members.getByText(author.email)).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await listViolationsOfBothSchemes(page)).toEqual([]);

    await tower.openTab('Health');
    await expect(tower.part('Database').getByText('Working')).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await listViolationsOfBothSchemes(page)).toEqual([]);
  } finally {
    await world.close();
  }
});
