import { expect, test } from '../../fixtures/test.ts';

test('an author turns a One project into a Pro project, which opens with a workflow for each chapter', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('tab', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Turn into a Pro project' }).click();

  const dialog = page.getByRole('dialog', { name: /into a Pro project/ });
  await expect(dialog.getByRole('list', { name: 'What differs' }).getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grown up');
  await dialog.getByRole('button', { name: 'Turn into Pro' }).click();
  await expect(dialog.getByText('“Grown up” is ready.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open project' }).click();

  await expect(page.getByText('Grown up').first()).toBeVisible();
  await expect(page.getByRole('treeitem', { name: /Plan a visit/ }).first()).toBeVisible();
});
