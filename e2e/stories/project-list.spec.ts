import { addTeamMember, createProject, editNode } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

test('a team orders its projects: cards with people, folders that colleagues see at once, and an order that stays', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson('ada');
  const grace = await createPerson('grace');
  const hotel = await createProject(server, ada, 'Hotel');
  await createProject(server, ada, 'Airline');
  await addTeamMember(server, hotel.teamId, ada, grace, 'AppEditor');
  expect((await editNode(server, grace, hotel, hotel.startNodeId, 'Notes', 'Seen by Grace')).answer.Success).toBe(true);

  const one = await openAs(ada, 'pro', '/');
  const card = one.getByRole('listitem').filter({ has: one.getByRole('link', { name: 'Hotel' }) });
  await expect(card.getByRole('img', { name: grace.email })).toBeVisible();

  const two = await openAs(grace, 'pro', '/');
  // The team that somebody has joined is the active one.
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
});
