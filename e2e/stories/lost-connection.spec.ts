import { createVerifiedPerson } from '../fixtures/api.ts';
import { createDatabase } from '../fixtures/database.ts';
import { Editor } from '../pages/editor.ts';
import { createProject } from '../fixtures/project.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';

test('two authors who lose the connection keep each other’s edits, closed tabs and deleted nodes included (A4.25, A4.63)', async ({
  browser,
}) => {
  const database = await createDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    const ada = await createVerifiedPerson(server, 'ada@example.test');
    const grace = await createVerifiedPerson(server, 'grace@example.test');
    const project = await createProject(server, ada, 'Together', 'harbour-cafe');
    await database.addTeamMember(project.teamId, grace.accountId);
    await database.run('update account set active_team_id = $1 where id = $2', [project.teamId, grace.accountId]);
    const path = `/projects/${project.projectId}`;
    const one = await openSignedIn(browser, server, ada, 'pro', path);
    const two = await openSignedIn(browser, server, grace, 'pro', path);
    const [first, second] = [new Editor(one), new Editor(two)];
    for (const editor of [first, second]) await editor.openNotes('Greet');
    const there = second.notes;

    // Each author sees where the other one is, and a click leads there.
    await expect(first.treeItem(/^Greet.*grace@example\.test is here/)).toBeVisible();
    await first.select('Start');
    await there.focus();
    await one.getByRole('button', { name: 'Go to grace@example.test' }).click();
    await expect(first.notes).toBeFocused();

    await server.kill();
    for (const page of [one, two]) await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible();
    await first.notes.fill('Ada, in a tunnel');
    await expect(one.getByRole('status').filter({ hasText: 'Offline, 1 change stored in this browser' })).toBeVisible();
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
    await expect(there).toHaveValue('Ada, in a tunnel', { timeout: 30_000 });
    await third.openNotes('Start');
    await expect(third.notes).toHaveValue('Grace, in another', { timeout: 30_000 });

    // The author of a deleted open node is notified and can restore it from the notice.
    await third.select('Greet');
    await second.select('Greet');
    await two.keyboard.press('Delete');
    await second.confirmDelete();
    await expect(again.getByText('grace@example.test has deleted “Greet”, which you had open.')).toBeVisible();
    await again.getByRole('button', { name: 'Restore' }).click();
    for (const editor of [third, second]) await expect(editor.treeItem('Greet')).toBeVisible();
    await third.openNotes('Greet');
    await expect(third.notes).toHaveValue('Ada, in a tunnel');
  } finally {
    await server.dispose();
    await database.drop();
  }
});
