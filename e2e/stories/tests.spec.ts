import { createProject, editNode, readNodeNamed } from '../fixtures/project.ts';
import { requireSuccess } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';
import { TestCaseForm } from '../pages/test-case-form.ts';
import { TestRunsPage } from '../pages/test-runs-page.ts';

test('a failing test case passes after its node is fixed (A1.9, A2.9, A2.109, A4.66)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson();
  const project = await createProject(server, ada, 'Harbour', 'harbour-cafe');
  const page = await openAs(ada, 'pro', `/projects/${project.projectId}?tab=runs`);

  const tests = new TestRunsPage(page);
  await tests.createSuite();
  await tests.startCase('Suite 1');
  const form = new TestCaseForm(page);
  await form.fillInName('Greets in a friendly way');
  await form.fillInExpectedResponse('A very warm welcome!');
  await form.tryIt();
  await expect(form.newCase.getByText('0 of 1 step is as expected.')).toBeVisible();
  await form.save();
  await expect(form.newCase).toBeHidden();

  await tests.run('Suite 1');
  const listed = tests.testRun('Suite 1', 1);
  await expect(listed).toContainText('1 failed');
  await listed.click();
  const run = tests.openedRun('Suite 1', 1);
  await expect(run.getByText('A very warm welcome!').first()).toBeVisible();

  const greet = await readNodeNamed(server, ada, project, 'Greet');
  const { Entries } = greet.PropertyValues['Response'] as { Entries: readonly { EntryId: string }[] };
  for (const { EntryId } of Entries)
    await requireSuccess(
      editNode(server, ada, project, greet.Id, `Response/Entries/${EntryId}/DisplayText`, 'A very warm welcome!'),
    );

  await tests.rerunFailed('Suite 1', 1);
  await expect(run.getByText('1 of 1 passed')).toBeVisible();
  await page.reload();
  await expect(listed).toContainText('1 of 1 passed');
  await expect(tests.coverage.getByText('Never visited')).toBeVisible();
});
