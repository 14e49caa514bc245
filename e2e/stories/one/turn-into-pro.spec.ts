import { expect, test } from '../../fixtures/test.ts';
import { Editor } from '../../pages/editor.ts';
import { OneSite } from '../../pages/one/one-site.ts';
import { TurnIntoProWindow } from '../../pages/one/turn-into-pro-window.ts';

test('an author turns a One project into a Pro project, which opens with a workflow for each chapter', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  const editor = await new OneSite(page).createProject('Museum guide');
  await editor.openTab('Settings');
  const turning = new TurnIntoProWindow(page);
  await turning.open();
  await expect(turning.differences.first()).toBeVisible();
  await turning.turnIntoPro('Grown up');
  await expect(turning.readyMessage('Grown up')).toBeVisible();
  await turning.openProject();

  await expect(page.getByText('Grown up').first()).toBeVisible();
  await expect(new Editor(page).treeItem(/Plan a visit/).first()).toBeVisible();
});
