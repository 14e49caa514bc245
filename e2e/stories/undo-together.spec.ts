import { createProject, addTeamMember } from '../fixtures/project.ts';
import { listViolations } from '../fixtures/list-violations.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { Toasts } from '../pages/site/toasts.ts';
import { UndoQuestion } from '../pages/colleagues/undo-question.ts';

test('undo asks before it removes the words of a colleague, who restores them with one click', async ({
  openAs,
  server,
  createPerson,
}) => {
  const [ada, grace] = [await createPerson('ada'), await createPerson('grace')];
  const project = await createProject(server, ada, 'Undo', 'harbour-cafe');
  await addTeamMember(server, project.teamId, ada, grace, 'AppEditor');
  const one = await openAs(ada, 'pro', `/projects/${project.projectId}`);
  const two = await openAs(grace, 'pro', '/');
  // The team that a person has joined becomes the active one.
  await new ProjectsPage(two).project('Undo').click();
  const [first, second] = [new Editor(one), new Editor(two)];
  for (const editor of [first, second]) await editor.select('Greet');
  const [here, there] = [first.response.displayTexts, second.response.displayTexts];
  // The entries of the template.
  const before = 3;
  for (const entries of [here, there]) await expect(entries).toHaveCount(before);
  await first.response.addEntry();
  await expect(there).toHaveCount(before + 1);
  await there.last().fill('Words of Grace');
  await expect(here.last()).toHaveValue('Words of Grace');

  // Ada keeps the entry when she sees whose words are in it.
  await first.card('Greet').click();
  await one.keyboard.press('ControlOrMeta+z');
  const question = new UndoQuestion(one);
  await expect(question.root).toContainText(/grace-\w+@example\.test has written in this entry of “Greet”/);
  expect(await listViolations(one)).toEqual([]);
  await question.keep();
  await expect(question.root).toBeHidden();
  await expect(there.last()).toHaveValue('Words of Grace');

  // Removing it anyway notifies Grace, who restores it.
  await first.response.addEntry();
  await expect(there).toHaveCount(before + 2);
  await there.last().fill('More words of Grace');
  await expect(here.last()).toHaveValue('More words of Grace');
  await first.card('Greet').click();
  await one.keyboard.press('ControlOrMeta+z');
  await question.undoAnyway();
  await expect(there).toHaveCount(before + 1);
  const toasts = new Toasts(two);
  const removal = /ada-\w+@example\.test has removed something that you wrote in “Greet”/;
  await expect(toasts.toast(removal)).toBeVisible();
  await toasts.press('Restore');
  await expect(here).toHaveCount(before + 2);
  await expect(here.last()).toHaveValue('More words of Grace');
});
