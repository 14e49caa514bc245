import { aProject } from '../fixtures/project.ts';
import { Editor } from '../fixtures/editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('editing together', () => {
  test('a colleague’s words and presence appear as they are typed, and stay after a reload (A2.107, A4.37)', async ({ openAs, server, someone }) => {
    const ada = await someone();
    const project = await aProject(server, ada, 'Together', 'harbour-cafe');
    const [one, two] = [await openAs(ada, 'pro', `/projects/${project.projectId}`), await openAs(ada, 'pro', `/projects/${project.projectId}`)];
    const [first, second] = [new Editor(one), new Editor(two)];
    await first.select('Greet');
    await second.select('Greet');
    await expect(one.getByText('Warning, other users also have this project open, your changes may override each other')).toBeVisible();

    await first.field('Notes').or(one.getByRole('tab', { name: 'Notes' })).first().click();
    await two.getByRole('tab', { name: 'Notes' }).click();
    await one.getByRole('textbox', { name: /Notes/ }).fill('Written by the first');
    await expect(two.getByRole('textbox', { name: /Notes/ })).toHaveValue('Written by the first');
    await two.getByRole('textbox', { name: /Notes/ }).fill('Then by the second');
    await expect(one.getByRole('textbox', { name: /Notes/ })).toHaveValue('Then by the second');

    await two.reload();
    await expect(second.treeItem('Greet')).toBeVisible();
    await two.getByRole('tab', { name: 'Notes' }).click();
    await expect(two.getByRole('textbox', { name: /Notes/ })).toHaveValue('Then by the second');
  });

  test('a node that one adds and deletes comes and goes for the other', async ({ openAs, server, someone }) => {
    const ada = await someone();
    const project = await aProject(server, ada, 'Nodes');
    const [one, two] = [await openAs(ada, 'pro', `/projects/${project.projectId}`), await openAs(ada, 'pro', `/projects/${project.projectId}`)];
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
    test.setTimeout(90_000);
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
