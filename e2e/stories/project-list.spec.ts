import { createVerifiedPerson } from '../fixtures/api.ts';
import { createDatabase } from '../fixtures/database.ts';
import { createProject, editNode } from '../fixtures/project.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';

test('a team orders its projects: cards with people, folders that colleagues see at once, and an order that stays', async ({
  browser,
}) => {
  const database = await createDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    const ada = await createVerifiedPerson(server, 'ada@example.test');
    const grace = await createVerifiedPerson(server, 'grace@example.test');
    const hotel = await createProject(server, ada, 'Hotel');
    await createProject(server, ada, 'Airline');
    await database.addTeamMember(hotel.teamId, grace.accountId);
    expect((await editNode(server, grace, hotel, hotel.startNodeId, 'Notes', 'Seen by Grace')).answer.Success).toBe(
      true,
    );

    const one = await openSignedIn(browser, server, ada, 'pro', '/');
    const card = one.getByRole('listitem').filter({ has: one.getByRole('link', { name: 'Hotel' }) });
    await expect(card.getByRole('img', { name: 'grace@example.test' })).toBeVisible();

    const two = await openSignedIn(browser, server, grace, 'pro', '/');
    await two.getByRole('button', { name: /^grace's team/ }).click();
    await two.getByRole('combobox', { name: 'New team' }).selectOption({ label: "ada's team" });
    await two.getByRole('button', { name: 'OK' }).click();
    await expect(two.getByRole('link', { name: 'Hotel' })).toBeVisible();

    await card.getByRole('button', { name: 'Actions for Hotel' }).click();
    await one.getByRole('menuitem', { name: 'Move to folder…' }).click();
    await one.getByRole('combobox', { name: 'Folder' }).fill('Travel');
    await one.keyboard.press('Enter');
    for (const page of [one, two])
      await expect(page.getByRole('region', { name: 'Travel' }).getByRole('link', { name: 'Hotel' })).toBeVisible();

    await one.getByRole('combobox', { name: 'Sort by' }).click();
    await one.getByRole('option', { name: 'Name' }).click();
    await one.reload();
    await expect(one.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Name');
  } finally {
    await server.dispose();
    await database.drop();
  }
});
