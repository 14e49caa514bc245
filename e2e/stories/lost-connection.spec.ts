import type { Page } from '@playwright/test';
import { aVerifiedPerson } from '../fixtures/api.ts';
import { aDatabase } from '../fixtures/database.ts';
import { Editor } from '../pages/editor.ts';
import { aProject } from '../fixtures/project.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';

test('two people lose the connection and each other’s work never: typing, a closed tab, a deleted node (A4.25, A4.63)', async ({
  browser,
}) => {
  const database = await aDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    const ada = await aVerifiedPerson(server, 'ada@example.test');
    const grace = await aVerifiedPerson(server, 'grace@example.test');
    const project = await aProject(server, ada, 'Together', 'harbour-cafe');
    await database.run("insert into team_member (team_id, account_id, permission) values ($1, $2, 'AppEditor')", [
      project.teamId,
      grace.accountId,
    ]);
    await database.run('update account set active_team_id = $1 where id = $2', [project.teamId, grace.accountId]);
    const path = `/projects/${project.projectId}`;
    const one = await openSignedIn(browser, server, ada, 'pro', path);
    const two = await openSignedIn(browser, server, grace, 'pro', path);
    const [first, second] = [new Editor(one), new Editor(two)];
    for (const editor of [first, second]) await openNotes(editor);
    const there = notes(two);

    // Each is seen where he is, and a click leads there.
    await expect(first.treeItem(/^Greet.*grace@example\.test is here/)).toBeVisible();
    await first.select('Start');
    await there.focus();
    await one.getByRole('button', { name: 'Go to grace@example.test' }).click();
    await expect(notes(one)).toBeFocused();

    await server.kill();
    for (const page of [one, two]) await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible();
    await notes(one).fill('Ada, in a tunnel');
    await expect(one.getByRole('status').filter({ hasText: 'Offline, 1 change stored in this browser' })).toBeVisible();
    await second.select('Start');
    await two.getByRole('tab', { name: 'Notes' }).click();
    await there.fill('Grace, in another');
    const context = one.context();
    await one.close({ runBeforeUnload: false });
    await server.start();

    const again = await context.newPage();
    await again.goto(`${server.site('pro')}${path}`);
    const third = new Editor(again);
    await openNotes(third);
    await expect(notes(again)).toHaveValue('Ada, in a tunnel');
    await second.select('Greet');
    await two.getByRole('tab', { name: 'Notes' }).click();
    await expect(there).toHaveValue('Ada, in a tunnel', { timeout: 30_000 });
    await third.select('Start');
    await again.getByRole('tab', { name: 'Notes' }).click();
    await expect(notes(again)).toHaveValue('Grace, in another', { timeout: 30_000 });

    // What is deleted under one's hands is said, and comes back from where that is said.
    await third.select('Greet');
    await second.select('Greet');
    await two.keyboard.press('Delete');
    await two.getByRole('dialog').getByRole('textbox').fill('DELETE');
    await two.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(again.getByText('grace@example.test has deleted “Greet”, which you had open.')).toBeVisible();
    await again.getByRole('button', { name: 'Restore' }).click();
    for (const editor of [third, second]) await expect(editor.treeItem('Greet')).toBeVisible();
    await openNotes(third);
    await expect(notes(again)).toHaveValue('Ada, in a tunnel');
  } finally {
    await server.dispose();
    await database.drop();
  }
});

const notes = (page: Page) => page.getByRole('textbox', { name: /Notes/ });

async function openNotes(editor: Editor) {
  await editor.select('Greet');
  await editor.page.getByRole('tab', { name: 'Notes' }).click();
}
