import { addTeamMember, createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Comments } from '../pages/properties/comments.ts';
import { Editor } from '../pages/editor.ts';
import { History } from '../pages/properties/history.ts';
import { Notifications } from '../pages/site/notifications.ts';

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

  await first.openNotes('Greet');
  const comments = new Comments(one);
  await comments.startOn('Notes');
  await expect(comments.about('Notes')).toBeVisible();
  await comments.mention(ben.email);
  await comments.field.pressSequentially('is this right?');
  await comments.send();
  await expect(comments.thread('Greet')).toContainText('is this right?');

  // The notification leads to the item and the thread, in the other team.
  await new Notifications(two).followUnread(new RegExp(`^${ada.email} mentioned you`));
  await expect(second.treeItem(/^Greet/)).toHaveAttribute('aria-selected', 'true');
  const commentsOfBen = new Comments(two);
  await expect(commentsOfBen.thread('Greet')).toContainText('is this right?');
  await commentsOfBen.reply('Greet', 'It is.');
  const reply = one.getByText('It is.', { exact: true });
  await expect(reply).toBeVisible();
  await one.reload();
  await expect(reply).toBeVisible();

  await first.openTab('Properties');
  await first.openTab('Notes');
  await first.notes.fill('Written in haste');
  await first.save();
  await first.addNode('Say');
  await expect(second.treeItem(/^Say/)).toBeVisible();
  await first.select('Together');
  await first.openTab('History');
  const history = new History(one);
  await history.chooseFor('Project created', 'Go back to this version');
  await expect(history.changes).toContainText('Greet');
  await history.confirmGoBack();
  await expect(history.event('Went back to the start')).toBeVisible();
  await expect(second.treeItem(/^Say/)).toBeHidden();
  await second.openTab('Properties');
  await second.openTab('Notes');
  await expect(second.notes).not.toHaveValue('Written in haste');
  await two.reload();
  await expect(second.treeItem(/^Greet/)).toBeVisible();
  await expect(second.treeItem(/^Say/)).toBeHidden();
});
