import { call, requireSuccess } from '../fixtures/api.ts';
import { Colleagues } from '../pages/colleagues/colleagues.ts';
import { Editor } from '../pages/editor.ts';
import { Toasts } from '../pages/site/toasts.ts';
import { addTeamMember, createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';

test('two authors who lose the connection keep each other’s edits, closed tabs and deleted nodes included (A4.25, A4.63)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson('ada');
  const grace = await createPerson('grace');
  const project = await createProject(server, ada, 'Together', 'harbour-cafe');
  await addTeamMember(server, project.teamId, ada, grace, 'AppEditor');
  const query = { teamId: project.teamId };
  await requireSuccess(call(server, 'GET', 'SetActiveTeam', { token: grace.token, query }));
  const path = `/projects/${project.projectId}`;
  const one = await openAs(ada, 'pro', path);
  const two = await openAs(grace, 'pro', path);
  const [first, second] = [new Editor(one), new Editor(two)];
  for (const editor of [first, second]) await editor.openNotes('Greet');
  const there = second.notes;

  // Each author sees where the other one is, and a click leads there.
  await expect(first.treeItem(new RegExp(`^Greet.*${grace.email} is here`))).toBeVisible();
  await there.focus();
  // The link leads to the input that is known at the click, so the caret has to be there first.
  const colleagues = new Colleagues(one);
  await expect(colleagues.caret(grace.email)).toBeAttached();
  await first.select('Start');
  await colleagues.goTo(grace.email);
  await expect(first.notes).toBeFocused();

  await server.kill();
  for (const editor of [first, second]) await expect(editor.offlineMessage).toBeVisible();
  await first.notes.fill('Ada, in a tunnel');
  await expect(first.offlineMessage).toContainText('Offline, 1 change stored in this browser');
  await second.openNotes('Start');
  await there.fill('Grace, in another');
  const context = one.context();
  await one.close({ runBeforeUnload: false });
  await server.start();

  const again = await context.newPage();
  await again.goto(`${server.site('pro')}${path}`);
  const third = new Editor(again);
  await third.openNotes('Greet');
  await expect(third.notes).toHaveValue('Ada, in a tunnel');
  await second.openNotes('Greet');
  await expect(there).toHaveValue('Ada, in a tunnel');
  await third.openNotes('Start');
  await expect(third.notes).toHaveValue('Grace, in another');

  // The author of a deleted open node is notified and can restore it from the notice.
  await third.select('Greet');
  await second.select('Greet');
  await two.keyboard.press('Delete');
  await second.confirmDelete();
  const toasts = new Toasts(again);
  await expect(toasts.toast(`${grace.email} has deleted “Greet”, which you had open.`)).toBeVisible();
  await toasts.press('Restore');
  for (const editor of [third, second]) await expect(editor.treeItem('Greet')).toBeVisible();
  await third.openNotes('Greet');
  await expect(third.notes).toHaveValue('Ada, in a tunnel');
});
