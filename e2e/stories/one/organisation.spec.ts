import type { Page } from '@playwright/test';
import { addTeamMember } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';

const getTree = (page: Page) => page.getByRole('tree', { name: 'Organisation' });
const getRow = (page: Page, name: string | RegExp) => getTree(page).getByRole('treeitem', { name });

/** Adds a node of the first level, and names it in place. */
async function add(page: Page, type: string, name: string) {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`${type}$`, 'i') }).click();
  const field = getTree(page).getByRole('textbox');
  await field.fill(name);
  await field.press('Enter');
  await expect(getRow(page, name)).toBeVisible();
}

/** Chooses a row with its keys, without a pointer. */
async function focusRow(page: Page, name: string) {
  await getTree(page).focus();
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 20; steps += 1) {
    if ((await getRow(page, name).getAttribute('data-active')) !== null) return;
    await page.keyboard.press('ArrowDown');
  }
}

test('two people order the projects of their team in folders, groups and buckets, and a Viewer cannot (A2.3, A2.17, A2.20)', async ({
  openAs,
  createPerson,
  server,
}) => {
  const ada = await createPerson('ada');
  const grace = await createPerson('grace');
  const one = await openAs(ada, 'one', '/templates');
  await one.getByRole('button', { name: /^Museum guide/ }).click();
  const made = one.waitForResponse((response) => response.url().includes('/api/CreateOneProjectFromTemplate'));
  await one.getByRole('button', { name: 'Create', exact: true }).click();
  const teamId = new URL((await made).url()).searchParams.get('teamId') ?? '';
  await one.getByRole('treeitem', { name: 'Opening hours' }).waitFor();
  await addTeamMember(server, teamId, ada, grace, 'AppEditor');
  const tree = '/projects?view=tree';
  await one.goto(new URL(tree, one.url()).href);
  const two = await openAs(grace, 'one', tree);
  for (const page of [one, two]) await expect(getRow(page, /^Museum guide/)).toBeVisible();

  // What one adds and names, the other one sees.
  for (const [type, name] of [
    ['project folder', 'Museums'],
    ['project group', 'Northern cities'],
    ['bucket', 'Old ideas'],
  ] as const) {
    await add(one, type, name);
    await expect(getRow(two, name)).toBeVisible();
  }
  await getRow(two, 'Old ideas').click();
  await two.keyboard.press('F2');
  await getTree(two).getByRole('textbox').fill('Kept ideas');
  await two.keyboard.press('Enter');
  await expect(getRow(one, 'Kept ideas')).toBeVisible();

  // A project is dragged into a group; with keys it comes out again.
  await getRow(one, /^Museum guide/).dragTo(getRow(one, 'Northern cities'));
  await expect(getRow(one, /^Museum guide/)).toHaveAttribute('aria-level', '2');
  await expect(getRow(two, /^Museum guide/)).toHaveAttribute('aria-level', '2');
  await focusRow(two, 'Museum guide');
  await two.keyboard.press('Alt+ArrowLeft');
  await expect(getRow(one, /^Museum guide/)).toHaveAttribute('aria-level', '1');

  await getRow(one, 'Kept ideas').click();
  await one.keyboard.press('Delete');
  await one
    .getByRole('dialog', { name: /Kept ideas/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  for (const page of [one, two]) await expect(getRow(page, 'Kept ideas')).toHaveCount(0);

  // A Viewer sees the order and changes nothing.
  const viewer = await createPerson('viewer');
  await addTeamMember(server, teamId, ada, viewer, 'Viewer');
  const three = await openAs(viewer, 'one', tree);
  await expect(getRow(three, 'Museums')).toBeVisible();
  await expect(three.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await getRow(three, 'Museums').click();
  await three.keyboard.press('F2');
  await three.keyboard.press('Delete');
  await expect(getTree(three).getByRole('textbox')).toHaveCount(0);
  await expect(three.getByRole('dialog')).toHaveCount(0);
  await expect(getRow(three, 'Museums')).toHaveAttribute('draggable', 'false');
});
