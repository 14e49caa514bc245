import { aVerifiedPerson } from '../fixtures/api.ts';
import { aDatabase } from '../fixtures/database.ts';
import { Editor } from '../pages/editor.ts';
import { aProject } from '../fixtures/project.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';

test.describe('editing together', () => {
  test('a colleague’s words and presence appear as they are typed, and stay after a reload (A1.10, A2.107, A4.37, P2.21)', async ({
    browser,
  }) => {
    const database = await aDatabase();
    const server = await startServer({ env: { DATABASE_URL: database.url } });
    try {
      const ada = await aVerifiedPerson(server, 'ada@example.test');
      const grace = await aVerifiedPerson(server, 'grace@example.test');
      const project = await aProject(server, ada, 'Together', 'harbour-cafe');
      // Invitations come with the account portal; until then a colleague joins like this.
      await database.run("insert into team_member (team_id, account_id, permission) values ($1, $2, 'AppEditor')", [
        project.teamId,
        grace.accountId,
      ]);
      const one = await openSignedIn(browser, server, ada, 'pro', `/projects/${project.projectId}`);
      const two = await openSignedIn(browser, server, grace, 'pro', '/');
      await two.getByRole('button', { name: /^grace's team/ }).click();
      await two.getByRole('combobox', { name: 'New team' }).selectOption({ label: "ada's team" });
      await two.getByRole('button', { name: 'OK' }).click();
      await two.getByRole('link', { name: 'Together' }).click();
      const [first, second] = [new Editor(one), new Editor(two)];
      await first.select('Greet');
      await second.select('Greet');
      const warning =
        /Warning, other users also have this project open, your changes may override each other.*grace@example\.test/;
      await expect(one.getByText(warning)).toBeVisible();

      for (const page of [one, two]) await page.getByRole('tab', { name: 'Notes' }).click();
      const here = one.getByRole('textbox', { name: /Notes/ });
      const there = two.getByRole('textbox', { name: /Notes/ });
      await here.fill('Written by Ada');
      await expect(there).toHaveValue('Written by Ada');
      await there.fill('Then by Grace');
      await expect(here).toHaveValue('Then by Grace');

      await two.reload();
      await expect(second.treeItem('Greet')).toBeVisible();
      await two.getByRole('tab', { name: 'Notes' }).click();
      await expect(two.getByRole('textbox', { name: /Notes/ })).toHaveValue('Then by Grace');
      await two.close();
      await expect(one.getByText(warning)).toBeHidden();
    } finally {
      await server.dispose();
      await database.drop();
    }
  });

  test('a node that one adds and deletes comes and goes for the other', async ({ openAs, server, someone }) => {
    const ada = await someone();
    const project = await aProject(server, ada, 'Nodes');
    const [one, two] = [
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
      await openAs(ada, 'pro', `/projects/${project.projectId}`),
    ];
    const [first, second] = [new Editor(one), new Editor(two)];
    await expect(second.card('Start')).toBeVisible();
    await first.addNode('Say');
    await expect(second.treeItem('Say')).toBeVisible();
    await expect(second.card('Say')).toBeVisible();

    await first.select('Say');
    await one.keyboard.press('Delete');
    const modal = one.getByRole('dialog');
    await expect(modal.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
    await modal.getByRole('textbox').fill('DELETE');
    await modal.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(second.treeItem('Say')).toBeHidden();
    await one.reload();
    await expect(first.treeItem('Start')).toBeVisible();
    await expect(first.treeItem('Say')).toBeHidden();
  });

  test('what is typed while the server is away is sent when it is back', async ({ openAs, server, someone }) => {
    const ada = await someone();
    const project = await aProject(server, ada, 'Offline');
    const page = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    const editor = new Editor(page);
    await editor.select('Start');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await server.kill();
    await page.getByRole('textbox', { name: /Notes/ }).fill('Typed into the void');
    await server.start();
    const other = await openAs(ada, 'pro', `/projects/${project.projectId}`);
    await new Editor(other).select('Start');
    await other.getByRole('tab', { name: 'Notes' }).click();
    await expect(other.getByRole('textbox', { name: /Notes/ })).toHaveValue('Typed into the void', { timeout: 30_000 });
  });
});
