import { addTeamMember, createProject, editNode } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { ProjectsPage } from '../pages/projects-page.ts';

test('a team orders its projects: cards with people, folders that colleagues see at once, an order that stays, and who is in a project, whose unsaved changes the back button asks about (A4.32)', async ({
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
  const first = new ProjectsPage(one);
  await expect(first.personOn('Hotel', grace.email)).toBeVisible();

  const two = await openAs(grace, 'pro', '/');
  // The team that a person has joined becomes the active one.
  const second = new ProjectsPage(two);
  await expect(second.project('Hotel')).toBeVisible();

  await first.moveToFolder('Hotel', 'Travel');
  for (const projects of [first, second]) await expect(projects.projectInFolder('Hotel', 'Travel')).toBeVisible();

  await first.sort('Name');
  await one.reload();
  await expect(first.sortBy).toHaveValue('Name');

  const editor = new Editor(one);
  await first.project('Hotel').click();
  await expect(second.colleagueIn('Hotel', ada.email)).toBeVisible();
  await expect(editor.tree).toBeVisible();
  await one.goBack();
  await editor.closeWithoutSaving();
  await expect(first.sortBy).toHaveValue('Name');
  await expect(second.hereIn('Hotel')).toHaveCount(0);
});
