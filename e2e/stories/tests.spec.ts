import { createProject, editNode, readNode } from '../fixtures/project.ts';
import { call, requireSuccess } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a failing test case passes after its node is fixed (A1.9, A2.9, A2.109, A4.66)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson();
  const project = await createProject(server, ada, 'Harbour', 'harbour-cafe');
  const page = await openAs(ada, 'pro', `/projects/${project.projectId}?tab=runs`);

  await page.getByRole('button', { name: 'New suite' }).click();
  await page.getByRole('button', { name: 'New case in Suite 1' }).click();
  const form = page.getByRole('dialog', { name: 'New test case' });
  await form.getByLabel('Name').fill('Greets in a friendly way');
  await form.getByLabel('Expected response').fill('A very warm welcome!');
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByText('0 of 1 steps are as expected.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Run Suite 1' }).click();
  const listed = page.getByRole('button', { name: 'Open run 1 of Suite 1' });
  await expect(listed).toContainText('1 failed');
  await listed.click();
  const run = page.getByRole('dialog', { name: 'Suite 1 · 1' });
  await expect(run.getByText('A very warm welcome!').first()).toBeVisible();

  const fat = await requireSuccess(
    call(server, 'GET', 'GetFatProject', {
      token: ada.token,
      query: { projectId: project.projectId, teamId: project.teamId },
    }),
  );
  const { Nodes } = fat.ResponseObject as { Nodes: readonly { Id: string; DisplayName: string }[] };
  const greetId = Nodes.find(({ DisplayName }) => DisplayName === 'Greet')?.Id ?? '';
  const greet = await readNode(server, ada, project, greetId);
  const { Entries } = greet.PropertyValues['Response'] as { Entries: readonly { EntryId: string }[] };
  for (const { EntryId } of Entries)
    await requireSuccess(
      editNode(server, ada, project, greetId, `Response/Entries/${EntryId}/DisplayText`, 'A very warm welcome!'),
    );

  await run.getByRole('button', { name: 'Rerun failed cases' }).click();
  await expect(run.getByText('1 of 1 passed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open run 1 of Suite 1' })).toContainText('1 of 1 passed');
  await expect(page.getByRole('region', { name: 'Coverage' }).getByText('Never visited')).toBeVisible();
});
