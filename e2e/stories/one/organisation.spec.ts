import { addTeamMember } from '../../fixtures/project.ts';
import { expect, test } from '../../fixtures/test.ts';
import { OneSite } from '../../pages/one/one-site.ts';
import { OrganisationTree } from '../../pages/one/organisation-tree.ts';

test('two people order the projects of their team in folders, groups and buckets, and a Viewer cannot (A2.3, A2.17, A2.20)', async ({
  openAs,
  createPerson,
  server,
}) => {
  const ada = await createPerson('ada');
  const grace = await createPerson('grace');
  const one = await openAs(ada, 'one', '/templates');
  const template = await new OneSite(one).openTemplate('Museum guide');
  const made = one.waitForResponse((response) => response.url().includes('/api/CreateOneProjectFromTemplate'));
  const editor = await template.create();
  const teamId = new URL((await made).url()).searchParams.get('teamId') ?? '';
  await editor.row('Opening hours').waitFor();
  await addTeamMember(server, teamId, ada, grace, 'AppEditor');
  const path = '/projects?view=tree';
  await one.goto(new URL(path, one.url()).href);
  const two = await openAs(grace, 'one', path);
  const [first, second] = [new OrganisationTree(one), new OrganisationTree(two)];
  for (const tree of [first, second]) await expect(tree.row(/^Museum guide/)).toBeVisible();

  // Each author sees what the other adds and renames.
  for (const [type, name] of [
    ['project folder', 'Museums'],
    ['project group', 'Northern cities'],
    ['bucket', 'Old ideas'],
  ] as const) {
    await first.add(type, name);
    await expect(second.row(name)).toBeVisible();
  }
  await second.rename('Old ideas', 'Kept ideas');
  await expect(first.row('Kept ideas')).toBeVisible();

  // A project is dragged into a group; with keys it is moved out again.
  await first.row(/^Museum guide/).dragTo(first.row('Northern cities'));
  await expect(first.row(/^Museum guide/)).toHaveAttribute('aria-level', '2');
  await expect(second.row(/^Museum guide/)).toHaveAttribute('aria-level', '2');
  await second.focusRow('Museum guide');
  await two.keyboard.press('Alt+ArrowLeft');
  await expect(first.row(/^Museum guide/)).toHaveAttribute('aria-level', '1');

  await first.delete('Kept ideas');
  for (const tree of [first, second]) await expect(tree.row('Kept ideas')).toHaveCount(0);

  // A Viewer sees the order and changes nothing.
  const viewer = await createPerson('viewer');
  await addTeamMember(server, teamId, ada, viewer, 'Viewer');
  const three = await openAs(viewer, 'one', path);
  const third = new OrganisationTree(three);
  await expect(third.row('Museums')).toBeVisible();
  await expect(third.addButton).toHaveCount(0);
  await third.row('Museums').click();
  await three.keyboard.press('F2');
  await three.keyboard.press('Delete');
  await expect(third.nameField).toHaveCount(0);
  await expect(third.dialogs).toHaveCount(0);
  await expect(third.row('Museums')).toHaveAttribute('draggable', 'false');
});
