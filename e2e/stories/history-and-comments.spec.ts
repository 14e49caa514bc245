import { Editor } from '../pages/editor.ts';
import { addTeamMember, createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

test('a mentioned colleague is notified and replies, and a restored version appears for both (A7.53)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const [ada, ben] = [await createPerson(), await createPerson()];
  const project = await createProject(server, ada, 'Together', 'harbour-cafe');
  await addTeamMember(server, project.teamId, ada, ben, 'Commenter');
  const one = await openAs(ada, 'pro', `/projects/${project.projectId}`);
  const two = await openAs(ben, 'pro', '/');
  const [first, second] = [new Editor(one), new Editor(two)];

  await first.select('Greet');
  await first.openTab('Notes');
  await one.getByRole('button', { name: 'Comment on Notes' }).click();
  await expect(one.getByText('About Notes')).toBeVisible();
  const field = one.getByRole('textbox', { name: 'Write a comment' });
  await field.pressSequentially(`@${ben.email.slice(0, 10)}`);
  await one.getByRole('option', { name: ben.email }).click();
  await field.pressSequentially('is this right?');
  await one.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(one.getByRole('listitem', { name: 'Comments on Greet' })).toContainText('is this right?');

  // The notification leads to the item and the thread, in the other team.
  await two.getByRole('button', { name: /unread/i }).click();
  await two.getByRole('button', { name: new RegExp(`^${ada.email} mentioned you`) }).click();
  await expect(second.treeItem(/^Greet/)).toHaveAttribute('aria-selected', 'true');
  const thread = two.getByRole('listitem', { name: 'Comments on Greet' });
  await expect(thread).toContainText('is this right?');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByRole('textbox', { name: 'Reply' }).fill('It is.');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(one.getByText('It is.', { exact: true })).toBeVisible();
  await one.reload();
  await expect(one.getByText('It is.', { exact: true })).toBeVisible();

  await first.openTab('Properties');
  await first.openTab('Notes');
  await one.getByRole('textbox', { name: 'Notes' }).fill('Written in haste');
  await first.save();
  await first.addNode('Say');
  await expect(second.treeItem(/^Say/)).toBeVisible();
  await first.select('Together');
  await first.openTab('History');
  await one.getByRole('button', { name: 'Actions for Project created' }).click();
  await one.getByRole('menuitem', { name: 'Go back to this version' }).click();
  const modal = one.getByRole('dialog', { name: 'Go back?' });
  await expect(modal.getByRole('list', { name: 'What changes' })).toContainText('Greet');
  await modal.getByRole('button', { name: 'Go back' }).click();
  await expect(one.getByText('Went back to the start')).toBeVisible();
  await expect(second.treeItem(/^Say/)).toBeHidden();
  await second.openTab('Properties');
  await second.openTab('Notes');
  await expect(two.getByRole('textbox', { name: 'Notes' })).not.toHaveValue('Written in haste');
  await two.reload();
  await expect(second.treeItem(/^Greet/)).toBeVisible();
  await expect(second.treeItem(/^Say/)).toBeHidden();
});
